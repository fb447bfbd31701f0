import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('words that say the same', () => {
  it.each([
    ['which outfit coughed up the most', 'which company paid the most'],
    ['which company spnt the most', 'which company paid the most'],
    ['which business bankrolled the most', 'which company paid the most'],
    ['which doctor reaped the most', 'which doctor received the most'],
    ['which medic was handed the most', 'which doctor received the most'],
    ['which study devoured the most', 'which study received the most'],
    ['the dearest meal', 'the most expensive meal'],
    ['the least expensive meal', 'the smallest meal'],
    ['largest Pfizer meal', 'largest meal of Pfizer'],
    ['spend year after year', 'spend by year'],
    ['how much dough was spent in 2023', 'how much was spent in 2023'],
    ['which company surged the most', 'which company grew the most'],
    ['doctors who cracked $50,000', 'doctors paid more than $50,000'],
    ['meals nationally in 2023', 'meals in 2023'],
    ['draw up a table of spend by state', 'a table of spend by state'],
    ['what is our 90th percentile consulting fee at Pfizer', '90th percentile consulting fee at Pfizer'],
  ])('“%s” is “%s”', async (said, plainly) => {
    const read = await shortReading(plainly, data);
    expect(read).not.toMatch(/^(?:refuse|ask) /);
    const parts = (line: string) => line.split(' ').toSorted();
    expect(parts(await shortReading(said, data))).toEqual(parts(read));
  });
});

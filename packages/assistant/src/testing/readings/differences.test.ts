import { describe, expect, it } from 'vitest';
import { interpret } from '../../interpret.ts';
import { lastReading, shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('the difference of two things', () => {
  it.each([
    ['how much more did Stryker spend than Merck in 2023', 'how much Stryker is above Merck'],
    ['how much less did Stryker spend than Merck in 2023', 'how much Merck is above Stryker'],
    ['difference between Stryker and Merck', 'how much Stryker is above Merck'],
    ['by how much did Stryker outspend Merck', 'how much Stryker is above Merck'],
    ['how much more went to Texas than to Florida', 'how much TX is above FL'],
    ['how much more do physicians get than NPPs', 'how much Physician is above Non-Physician Practitioner'],
    ['in which states did Stryker outspend Merck', 'where Stryker is above Merck'],
    ['in which years did Stryker spend more than Merck', 'where Stryker is above Merck'],
    ['which states got less from Stryker than from Merck', 'where Merck is above Stryker'],
    ['which doctors received more from Stryker than from Merck', 'where Stryker is above Merck'],
  ])('%s: %s', async (question, wanted) => {
    const read = await interpret(question, undefined, data);
    const chip = read.kind === 'answer' && read.chips.find(({ slot }) => slot === 'comparison');
    const sides = (text: string) =>
      text.replace(/ (Corporation|Sharp & Dohme LLC)/g, '').replaceAll('Covered Recipient ', '');
    expect(chip && sides(chip.text)).toBe(wanted);
  });

  it.each([
    [
      'how many more doctors did Stryker pay than Merck',
      /^count recipient where .*difference$|^recipients .*difference$/,
    ],
    ['in which states did Stryker outspend Merck', /^total_amount by state .*difference$/],
    ['did Stryker outspend Merck in 2023', /^total_amount by company(_family)? .* in 2023$/],
    ['how much more did Stryker spend in 2023 than in 2022', /growth 2022 > 2023$/],
    ['which companies outspend Merck', /^refuse/],
    ['difference between average and median payment', /^average per record\+median per record against$/],
    ['how much more did Stryker spend than Merck and Pfizer', /^refuse/],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toMatch(reading);
  });

  it('goes on by rows and times, and not by another side', async () => {
    const first = 'how much more did Stryker spend than Merck in 2023';
    expect(await lastReading([first, 'and in 2022?'], data)).toMatch(/in 2022 difference$/);
    expect(await lastReading([first, 'by state'], data)).toMatch(/by state .*in 2023 difference$/);
    expect(await lastReading([first, 'and Novo Nordisk?'], data)).toMatch(/^refuse/);
    expect(await lastReading([first, 'list the records over $5,000'], data)).toMatch(
      /^list where company=.* in 2023 each record/,
    );
  });
});

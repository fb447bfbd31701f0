import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('questions that begin with what is done with the money', () => {
  it.each([
    [
      'State by state, how many doctors were paid in 2023?',
      'count recipient by state where recipient_type=Physician in 2023',
    ],
    ['How much did Pfizer spend, specialty by specialty?', 'total_amount by specialty where company_family=Pfizer'],
    [
      'Add up all payments for travel by Pfizer in 2022',
      'total_amount where nature=Travel company_family=Pfizer in 2022',
    ],
    ['Combine the meals and the gifts of 2023', 'total_amount where nature=Food,Gift in 2023'],
    ['What do gifts to doctors add up to in 2023?', 'total_amount where nature=Gift recipient_type=Physician in 2023'],
    ['Leave meals out: what do all the other 2023 payments add up to?', 'total_amount where nature!=Food in 2023'],
    ['Group the money by the country where the paying firm is based', 'total_amount by company_country'],
    ['Meals for 2023 and again for 2024', 'total_amount by program_year where nature=Food in 2023 and 2024'],
    ['Gifts in December, all years together: what amount?', 'total_amount where nature=Gift in December of any year'],
    [
      'In Texas, who has given consulting fees to three or more different doctors?',
      'total_amount by company where state=TX recipient_type=Physician nature=Consulting having recipients gte 3',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

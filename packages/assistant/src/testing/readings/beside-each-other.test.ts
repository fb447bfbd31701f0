import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('two things or two times', () => {
  it.each([
    ['Did Pfizer or Merck pay more in 2023', 'total_amount by company where company=Pfizer,Merck in 2023'],
    ['who paid more in 2023, Pfizer or Merck', 'total_amount by company where company=Pfizer,Merck in 2023'],
    [
      'what was the average fee for speaking in 2022, and what was it in 2023',
      'average per record by program_year where nature=Compensation in 2022 and 2023',
    ],
    [
      'in 2023, how many doctors did Pfizer pay, and the same for Merck',
      'count recipient by company where recipient_type=Physician company=Pfizer,Merck in 2023',
    ],
    [
      "what share of Pfizer's spend was meals, and what was it for Merck",
      "refuse what share of Pfizer's spend was meals",
    ],
    ['compare Pfizer and Merck', 'total_amount by company where company=Pfizer,Merck'],
    ['how does Pfizer compare with Merck', 'total_amount by company where company=Pfizer,Merck'],
    [
      'compare physicians and teaching hospitals by year',
      'total_amount by program_year+recipient_type where recipient_type=Physician,Teaching',
    ],
    ['Pfizer versus Merck in 2023', 'total_amount by company where company=Pfizer,Merck in 2023'],
    [
      'how much more did Pfizer pay in 2024 than in 2023',
      'total_amount where company_family=Pfizer growth 2023 > 2024',
    ],
    ['how much more was spent in 2024 than 2023', 'total_amount growth 2023 > 2024'],
    ['how much less was spent in 2024 than 2023', 'total_amount growth 2023 > 2024'],
    ['difference between 2022 and 2023', 'total_amount growth 2022 > 2023'],
    ['difference in spend between 2022 and 2023', 'total_amount growth 2022 > 2023'],
    ['difference between Pfizer and Merck in 2023', 'total_amount where company=Pfizer,Merck in 2023 difference'],
    [
      'how much more did doctors get than hospitals in 2023',
      'total_amount where recipient_type=Physician,Teaching in 2023 difference',
    ],
    ['how much more did Pfizer pay than Merck', 'total_amount where company=Pfizer,Merck difference'],
    ['growth from 2022 to 2023', 'total_amount growth 2022 > 2023'],
    // A development is of the years on the way, unless it is of two of them.
    ['how did spend develop since 2020', 'total_amount by program_year in since 2020 growth'],
    ['how did spend develop from 2021 to 2024', 'total_amount by program_year in 2021 to 2024 growth'],
    ['how did spend develop from 2023 to 2024', 'total_amount growth 2023 > 2024'],
    ['how much did spend develop from 2021 to 2024', 'total_amount growth 2021 > 2024'],
    [
      'compare Pfizer and Merck by total spend in 2022 and 2023',
      'total_amount by company+program_year where company=Pfizer,Merck in 2022 and 2023',
    ],
    [
      'compare Pfizer and Merck by total spend in 2022 and 2023 combined',
      'total_amount by company where company=Pfizer,Merck in 2022 and 2023',
    ],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

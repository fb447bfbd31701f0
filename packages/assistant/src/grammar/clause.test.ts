import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

describe('sentences with a verb, in any order of their parts', () => {
  it.each([
    ['Pfizer has paid how many doctors?', 'count recipient where recipient_type=Physician company_family=Pfizer'],
    [
      'In 2023, how many doctors in Texas did Pfizer pay?',
      'count recipient where recipient_type=Physician state=TX company_family=Pfizer in 2023',
    ],
    [
      'To doctors in Texas, Pfizer paid what amount in 2023?',
      'total_amount where recipient_type=Physician state=TX company_family=Pfizer in 2023',
    ],
    [
      'Texas doctors received how much in consulting fees from Pfizer?',
      'total_amount where state=TX nature=Consulting company_family=Pfizer recipient_type=Physician',
    ],
    ['Ada Moreno has had money from what number of companies?', 'count company where recipient_id=1001'],
    [
      'Between 2021 and 2023, by how many separate firms was Ada Moreno paid?',
      'count company where recipient_id=1001 in 2021 to 2023',
    ],
    ['Ada Moreno was paid by how many companies in 2023?', 'count company where recipient_id=1001 in 2023'],
    ['Travel spending peaked in what month of 2022?', 'total_amount by month where nature=Travel in 2022 desc 1'],
    [
      'Meal spending by Pfizer was lowest in which quarter of 2023?',
      'total_amount by quarter where nature=Food company_family=Pfizer in 2023 asc 1',
    ],
    [
      'How much was spent on meals in California, in Florida and in Texas?',
      'total_amount by state where nature=Food state=CA,FL,TX',
    ],
    [
      'How many doctors did Pfizer pay in California and in Texas?',
      'count recipient by state where recipient_type=Physician company_family=Pfizer state=CA,TX',
    ],
    [
      'Texas, California, Florida: 2023 meal spending',
      'total_amount by state where state=TX,CA,FL nature=Food in 2023',
    ],
    ['Texas, California and Florida: meal spending in all', 'total_amount where state=TX,CA,FL nature=Food'],
    ['2023 payments to doctors: how many?', 'payments where recipient_type=Physician in 2023'],
    ['Doctors in Texas: how many?', 'count recipient where recipient_type=Physician state=TX'],
    ['How many doctors were paid every year?', 'ask A number for each year, or of those who are there in all of them?'],
    [
      'How many companies in Texas paid doctors in 2023?',
      'ask Companies that are in Texas, or that paid somebody there?',
    ],
    ['Texas companies gave how much to hospitals?', 'refuse companies'],
    [
      "Pfizer's consulting fees to doctors: number of them and total",
      'records+total_amount where company_family=Pfizer nature=Consulting recipient_type=Physician',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

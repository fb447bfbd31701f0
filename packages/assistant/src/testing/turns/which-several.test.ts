import { describe, expect, it } from 'vitest';
import { lastReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('the first so many, of whom the answer before says', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by recipient where state=TX in 2023 desc 5',
      ...['how much was spent in Texas in 2023', 'which 5 got the most'],
    ],
    [
      'total_amount by company where nature=Royalty in 2023 desc 3',
      ...['how many companies paid royalties in 2023', 'which three paid the most'],
    ],
    ['total_amount by state in 2023 desc 4', 'spend by state in 2023', 'which four received the most'],
    [
      'count recipient where specialty=Cardiovascular in 2023',
      ...['spend on cardiologists in 2023', 'how many of them did they pay'],
    ],
    ['research: total_amount by study in 2023 desc 3', ...['research spend in 2023', 'which 3 studies cost the most']],
    [
      'research: total_amount by company in 2023 desc 3',
      ...['research spend in 2023', 'which three companies funded the most of that research'],
    ],
    [
      'ownership: value_of_interest by company where state=TX desc 5',
      ...['how many owners are there in Texas', 'which five companies make up the most of that value'],
    ],
    ['refuse five', 'spend by company in 2023', 'which five got the most'],
    ['refuse 5', 'which 5 got the most'],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});

describe('rows that a turn splits, narrows or gives up', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by form+program_year in since 2022', 'spend by form of payment since 2022', 'split that by year'],
    ['total_amount by program_year in since 2022', 'spend by form of payment since 2022', 'by year'],
    [
      'total_amount by nature where form=In-kind in 2023',
      ...['spend by nature in 2023', 'just what was given in kind'],
    ],
    [
      'total_amount by company where nature=Royalty in 2023 each record gt 5000',
      ...['royalties by company in 2023', 'count only single payments above $5,000'],
    ],
    ['total_amount by nature where state=TX in 2023', 'spend by state in 2023', 'break Texas down by nature'],
    [
      'total_amount by program_year where nature=Food',
      ...['meals by company', 'drop the companies and show those meals by year'],
    ],
  ])('%s', async (reading, ...turns) => {
    expect(await lastReading(turns, data)).toBe(reading);
  });
});

import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('several that are named have a row each', () => {
  it.each([
    [
      'median royalty at Stryker, at Merck and at Genentech',
      'median per record by company where nature=Royalty company=Stryker,Merck,Genentech,',
    ],
    ['spend of Stryker, Merck and Genentech', 'total_amount by company where company=Stryker,Merck,Genentech,'],
    [
      'please give the royalties of Stryker, Merck and Genentech',
      'total_amount by company where nature=Royalty company=Stryker,Merck,Genentech,',
    ],
    [
      'Stryker spend in 2021, 2022 and 2023',
      'total_amount by program_year where company=Stryker in 2021 and 2022 and 2023',
    ],
    [
      'Stryker and Merck: number of doctors paid',
      'count recipient by company where recipient_type=Physician company=Stryker,Merck',
    ],
    ['Stryker spend in 2021, 2022 and 2023 combined', 'total_amount where company=Stryker in 2021 and 2022 and 2023'],
    ['average payment of Stryker and Merck', 'average per payment by company where company=Stryker,Merck'],
    ['Stryker and Merck spend year by year', 'total_amount by company+program_year where company=Stryker,Merck'],
    [
      'how many doctors does Stryker pay, and how many does Merck',
      'count recipient by company where recipient_type=Physician company=Stryker,Merck',
    ],
    ['dispute rate of Stryker, Merck, Genentech', 'records by company where company=Stryker,Merck,Genentech, share'],
    [
      'single largest payment made by Stryker, and by Merck',
      'largest per record by company where company=Stryker,Merck',
    ],
    ['spend in Texas and in California', 'total_amount by state where state=TX,CA'],
    [
      'growth of Stryker and Merck from 2022 to 2023',
      'total_amount by company where company=Stryker,Merck growth 2022 > 2023',
    ],
    [
      'disputes of Stryker, Merck and Genentech',
      'records by company where dispute_status=Yes company=Stryker,Merck,Genentech,',
    ],
  ])('%s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });

  it.each([
    ['spend of Stryker and Merck in 2023', 'total_amount where company=Stryker,Merck in 2023'],
    ['spend of Stryker, Merck and Genentech combined', 'total_amount where company=Stryker,Merck,Genentech,'],
    ['spend in Texas, California and Massachusetts', 'total_amount where state=TX,CA,MA'],
    ['what share of royalties do Stryker, Merck and Genentech pay', 'total_amount where nature=Royalty share'],
    ['largest payment of Stryker and Merck', 'list where company=Stryker,Merck desc 1'],
  ])('and where one sum is meant, one figure: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

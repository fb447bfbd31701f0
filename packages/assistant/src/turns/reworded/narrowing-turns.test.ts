import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('turns that narrow the answer before', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount where state=TX recipient_type=Physician in 2023',
      'spend in 2023',
      'please restrict this to physicians in Texas',
    ],
    ['total_amount where specialty=Cardiovascular in 2023', 'spend in 2023', 'narrow it down to cardiologists'],
    [
      'research: total_amount by company where recipient_type=Teaching',
      'research spend by company',
      "just the teaching hospitals' part of it",
    ],
    ['total_amount where state=TX,CA', 'spend in Texas', 'expand it to include California'],
  ])('are read as “%s”: %s', read);
});

describe('turns that widen it', () => {
  it.each<[string, ...string[]]>([
    ['total_amount where nature=Food company_family=Pfizer', 'meals of Pfizer in Texas', 'widen it to all states'],
    ['total_amount where nature=Food company_family=Pfizer', 'meals of Pfizer in Texas', 'in any state'],
    ['total_amount where company_family=Pfizer state=TX', 'meals of Pfizer in Texas', 'not just meals'],
    ['total_amount where nature=Food company_family=Pfizer state=TX', 'meals of Pfizer in Texas in 2023', 'any year'],
    ['total_amount where nature=Food', 'meals in Texas', 'nationwide'],
    // A row for each has no condition on which.
    ['total_amount by state', 'spend in Texas', 'by state'],
    ['total_amount by company where company_family=Pfizer', 'spend of Pfizer', 'split by legal entity'],
    // What is not there cannot be given up.
    ['refuse meals', 'spend in Texas', 'not just meals'],
  ])('are read as “%s”: %s', read);
});

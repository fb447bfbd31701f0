import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../../port/data-port.ts';
import { lastReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

describe('turns in other words', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by company where company_family=Pfizer in 2023', 'Pfizer in 2023', 'split by legal entity'],
    ['total_amount by state in 2023', 'spend in 2023', 'break down by state'],
    [
      'count recipient where company=Merck in 2023',
      'Merck by month in 2023',
      'how many recipients over the whole year',
    ],
    ['total_amount where company=Merck in 2023', 'Merck by quarter in 2023', 'for the full year'],
    ['total_amount where company=Merck state=TX in 2023', 'Merck by month in 2023', 'Texas, for the entire year'],
    ['total_amount by state where nature=Food in 2023', 'spend by state in 2023', 'meals over the full year'],
    ['total_amount by month in 2023', 'spend in 2023', 'show me by month'],
    ['total_amount by quarter in 2023', 'spend in 2023', 'and break down into quarters'],
    [
      'total_amount by month where company=Merck in 2023',
      'spend in Texas',
      'group by month the spend of Merck in 2023',
    ],
    ['total_amount by company where nature!=Royalty', 'spend by company', 'leave royalties out'],
    [
      'total_amount by company where nature!=Royalty,Food',
      'spend by company',
      'leave out royalties',
      'leave meals out too',
    ],
    ['total_amount where recipient_type=Teaching in 2023', 'spend in 2023', 'only what went to teaching hospitals'],
    [
      'payments by company where nature=Food desc 4',
      'number of payments for meals',
      'by company, the four with most of them',
    ],
  ])('are read as “%s”: %s', read);
});

describe('one in the place of another', () => {
  it.each<[string, ...string[]]>([
    ['total_amount by company', 'research spend by company', 'and general payments instead of research?'],
    ['total_amount where nature=Travel in 2023', 'meals in 2023', 'travel instead of meals'],
    ['total_amount where nature=Food in 2024', 'meals in 2023', '2024 instead of 2023'],
    ['total_amount where state=TX', 'spend of Merck', 'Texas instead of Merck'],
    ['total_amount by state', 'spend by nature', 'by state instead of nature'],
    ['payments by nature', 'spend by nature', 'number of payments instead of dollars'],
    // What is not there, nothing takes the place of.
    ['refuse travel', 'gifts in 2023', 'meals instead of travel'],
    ['refuse 2022', 'meals in 2023', '2024 instead of 2022'],
    ['refuse Texas', 'spend in Texas and California', 'New York instead of Texas'],
  ])('is read as “%s”: %s', read);
});

describe('times counted from the answer before', () => {
  it.each<[string, ...string[]]>([
    ['total_amount in 2023', 'spend in 2022', 'and a year later?'],
    ['total_amount in 2022', 'spend in 2023', 'the year before that'],
    ['total_amount in 2021', 'spend in 2023', 'two years earlier'],
    ['total_amount in 2024-01-01 to 2024-03-31', 'spend in Q4 2023', 'and the quarter after?'],
    ['total_amount in 2022-10-01 to 2022-12-31', 'spend in Q4 2023', 'one year earlier'],
    ['total_amount in 2024-01-01 to 2024-01-31', 'spend in December 2023', 'what about the following month'],
    ['refuse cannot', 'spend in 2023', 'the quarter after'],
    ['refuse cannot', 'spend in 2022 and 2023', 'a year later'],
    ['refuse cannot', 'spend by nature', 'a year later'],
  ])('are read as “%s”: %s', read);
});

describe('those of the answer before', () => {
  it.each<[string, ...string[]]>([
    [
      'total_amount by recipient where recipient_type=Teaching in 2024 desc 5',
      'total to hospitals in 2024',
      'top 5 of them',
    ],
    [
      'total_amount by recipient where recipient_type=Physician company=Merck desc 3',
      'how many physicians did Merck pay',
      'three highest paid of them',
    ],
    [
      'total_amount by recipient where recipient_type=Physician in 2024 desc 5',
      'how many physicians were paid in 2024',
      'who are the top 5 of them by total',
    ],
    ['refuse cannot', 'spend in 2024', 'top 5 of them'],
    ['largest per record where nature=Food', 'average meal', 'and the highest?'],
    ['smallest per record where state=TX', 'median payment in Texas', 'and the lowest'],
    ['total_amount where state=TX share', 'meals in Texas', 'what share of all spending in Texas is that'],
    [
      'total_amount where company=Merck in 2023 share',
      'meals of Merck in 2023',
      "what share of Merck's total is that?",
    ],
    ['total_amount in 2023 share', 'meals of Merck in 2023', 'what share of the total is that'],
    ['refuse cannot', 'meals of Merck in 2023', "what share of Stryker's total is that?"],
    ['refuse cannot', 'Merck in 2023', "what share of Merck's total is that?"],
    ['refuse cannot', 'meals over $100', 'what share of spend is that'],
  ])('are read as “%s”: %s', read);
});

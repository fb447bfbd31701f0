import { describe, expect, it } from 'vitest';
import { shortReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

const data = await wordsPort();

/** Each of several wordings is read as the line. */
const lines = (name: string, cases: readonly (readonly [line: string, ...wordings: string[]])[]) =>
  describe(name, () => {
    it.each(cases.flatMap(([line, ...wordings]) => wordings.map((wording) => [line, wording] as const)))(
      '%s: %s',
      async (line, wording) => {
        expect(await shortReading(wording, data)).toBe(line);
      },
    );
  });

lines('what bounds the rows is shown of each', [
  [
    'research: count study by company having distinct study gte 50',
    'Which companies have paid for at least 50 different studies, and how many did each of them pay for?',
    'companies that paid for 50 studies or more, with the number of studies',
    'companies with at least 50 studies (study count)',
    'Who sponsors at least fifty separate studies? Give the study count too',
  ],
  [
    'count company by recipient where recipient_type=Physician having companies gt 8',
    'which physicians were paid by more than eight companies, and by how many companies was each paid',
    'which physicians were paid by more than eight companies, and how many paid each of them',
  ],
  [
    'total_amount+count recipient by company where recipient_type=Physician having recipients lt 100 having gt 100000',
    'companies which paid fewer than 100 physicians yet spent more than $100,000 on them (number of physicians, amount)',
  ],
  [
    'records by company where dispute_status=Yes having records gt 5',
    'which companies have had more than five of their records disputed, and how many was it for each?',
  ],
]);

lines('what is of no row is refused', [
  ['refuse of each', 'average payment and company of each'],
  ['refuse of each', 'total spend and number of physicians of each'],
]);

lines('what together people got in each place', [
  [
    'total_amount by state where recipient_type=Physician in 2024 having gt 500000',
    'In which states did doctors receive more than $500,000 in total in 2024?',
    'In which states did doctors pull in more than $500,000 altogether in 2024, and how much was it?',
  ],
]);

lines('columns of each record', [
  [
    'list where nature=Gift each record gt 500',
    'gifts over $500: date, company and amount of each record',
    'gifts over $500, showing the date, recipient and amount of each payment',
  ],
]);

lines('other figures are shown beside', [
  [
    'payments+total_amount by company having payments gt 500',
    'Which companies made over 500 payments? Show the number of payments and total for each.',
    'companies with more than 500 payments, along with the count and sum of payments',
    'companies with more than 500 payments (number of payments, total)',
  ],
  [
    'total_amount+payments by company desc 5',
    'top 5 companies by spend with number of payments',
    'five largest companies by spend, showing how many payments each made',
    'top 5 companies by spend, each with how many payments there were and the total',
  ],
]);

lines('the number of rows', [
  [
    'count recipient where recipient_type=Physician having companies gt 8',
    'physicians paid by more than 8 companies: how many are there?',
    'physicians paid by more than 8 companies - how many of them?',
    'doctors who were paid by more than eight companies: count',
    'doctors paid by more than 8 companies, head count',
  ],
]);

lines('a number of some stands beside no bound on all', [
  ['refuse doctors', 'in which states did doctors receive more than $500,000'],
  [
    'count recipient by company where recipient_type=Physician of companies with 1 conditions',
    'which companies spent over $1M, and how many doctors did each pay',
  ],
  ['total_amount where company_state=MA', 'Massachusetts-based companies, total'],
]);

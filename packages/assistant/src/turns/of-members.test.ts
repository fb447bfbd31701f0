import { beforeAll, describe, expect, it } from 'vitest';
import type { DataPort } from '../port/data-port.ts';
import { lastReading } from '../testing/short-reading.ts';
import { wordsPort } from '../testing/words-port.ts';

let data: DataPort;
beforeAll(async () => {
  data = await wordsPort();
});

const read = async (line: string, ...turns: string[]) => expect(await lastReading(turns, data)).toBe(line);

const OVER = 'physicians paid more than $50k in 2023';

describe('what is asked of those above an amount', () => {
  it.each<[string, ...string[]]>([
    ['total_amount each company gt 1000000', 'companies that paid more than $1M', 'how much did they pay together'],
    ['total_amount where recipient_type=Physician in 2023 each recipient gt 50000', OVER, 'what do they add up to?'],
    [
      'total_amount by specialty where recipient_type=Physician in 2023 each recipient gt 50000',
      ...[OVER, 'by specialty'],
    ],
    ['average per recipient where recipient_type=Physician in 2023 each recipient gt 50000', OVER, 'and the average'],
    ['total_amount by recipient where recipient_type=Physician in 2022 having gt 50000', OVER, 'and in 2022'],
  ])('is read as “%s”: %s', read);
});

describe('another bound', () => {
  it.each<[string, ...string[]]>([
    [
      'count recipient where recipient_type=Physician in 2023 having gt 100000',
      OVER,
      'how many would that be with a threshold of $100,000?',
    ],
    ['total_amount by recipient where recipient_type=Physician in 2023 having gt 20000', OVER, 'with a $20k cutoff'],
    ['total_amount by recipient where recipient_type=Physician in 2023 having gt 100000', OVER, 'raise that to $100k'],
    ['count company having gt 1000000', 'spend by company', 'how many are above $1 million'],
  ])('is read as “%s”: %s', read);
});

import { describe, expect, it } from 'vitest';
import { shortReading } from '../short-reading.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('who and where', () => {
  it.each([
    ['spend in Washington', 'ask Washington'],
    ['total for Washington 2023', 'ask Washington'],
    ['spend in Washington state', 'total_amount where state=WA'],
    ['spend in New York', 'ask New York'],
    ['city of Washington total', 'total_amount where city=Washington'],
    ['payments to Ada Moreno', 'total_amount where recipient_id=1001'],
    ['payments to Ada Moreno and Bo Chen', 'total_amount where recipient_id=1001,1002'],
    ['spend without Ada Moreno', 'total_amount where recipient_id!=1001'],
    ['meals not for Bo Chen in 2023', 'total_amount where nature=Food recipient_id!=1002 in 2023'],
    ['everything but Bo Chen total', 'total_amount where recipient_id!=1002'],
    ['Texas spend excluding Ada Moreno', 'total_amount where state=TX recipient_id!=1001'],
    ['payments to Neil Small', 'total_amount where recipient_id=1003'],
    ['How much did Seattle Childrens Hospital receive?', 'total_amount where recipient_id=TH1'],
    ['Seattle Childrens Hospital 2023', 'total_amount where recipient_id=TH1 in 2023'],
    ['research payments to Ada Moreno', 'research: total_amount where recipient_id=1001'],
  ])('%s: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

import { describe, expect, it } from 'vitest';
import { shortReading } from '../../testing/short-reading.ts';
import { wordsPort } from '../../testing/words-port.ts';

const data = await wordsPort();

describe('a word that narrows or changes a question', () => {
  it.each([
    ['Does Viagra work?', 'work'],
    ['How is Pfizer doing today?', 'today'],
    ['total spend today', 'today'],
    ['spend on meals right now', 'right now'],
    ['spend on meals currently', 'currently'],
    ['spend on meals presently', 'presently'],
    ['spend by line of business', 'line of business'],
    ['what does Pfizer pay more for', 'pay more'],
    ['spend of the same doctors', 'not-understood'],
    ['remaining spend in 2023', 'remaining'],
    ['payments to certain doctors', 'certain'],
    ['payments to a single doctor', 'single'],
    ['payments to particular hospitals', 'particular'],
    ['spend on specific products', 'specific'],
    ['spend at market level', 'market'],
    ['Pfizer and the industry in 2023', 'industry'],
    ['companies above the industry average', 'industry'],
    ['spend of the Pfizer group', 'group'],
    ['spend of public companies', 'public'],
    ['gap between Pfizer and the national average', 'national'],
    ['medical payments in 2023', 'medical'],
    ['practice payments in Texas', 'practice'],
    ['spend by size', 'size'],
    ['spend by type', 'type'],
    ['spend by level', 'level'],
    ['why not Pfizer', 'why not'],
    ['why did Pfizer pay so much', 'why'],
    ['how has Pfizer spent its money', 'how'],
    ['when did Pfizer pay Ada Moreno', 'when'],
    ['half of the spend in 2023', 'Half'],
    ['payments twice as high as in 2022', 'twice'],
    ['companies in ascending order', 'in ascending order'],
    ['recent payments to Bo Chen', 'recent'],
    ['large payments to doctors', 'large'],
    ['small meals in Boston', 'small'],
    ['unusual payments in Texas', 'unusual'],
    ['private hospitals in Texas', 'private'],
    ['is spend up in 2024', 'up'],
    ['my top doctors', 'my'],
    ['other doctors in Boston', 'other'],
    ['several companies in 2023', 'several'],
    ['doctors paid repeatedly', 'repeatedly'],
    ['doctors who were paid once', 'once'],
    ['spend per capita by state', 'per capita'],
    ['inflation adjusted spend', 'inflation'],
    ['companies that mostly pay for meals', 'mostly'],
    ['generic drugs', 'generic'],
    ['urban hospitals', 'urban'],
    ['retired physicians', 'retired'],
    ['net spend of Pfizer', 'net'],
    ['good doctors in Texas', 'good'],
    ['is Eliquis safe', 'safe'],
    ['hospitals owned by Pfizer', 'owned'],
    ['doctors led by Pfizer', 'led'],
    ['doctors targeted by Pfizer', 'targeted'],
    ['some doctors in Texas', 'some'],
    ['payments of roughly $500', 'roughly'],
    ['actual spend', 'actual'],
    ['one-off payments', 'one off'],
    ['early 2023', 'early'],
  ])('is never dropped: %s', async (question, word) => {
    const said = await shortReading(question, data);
    expect(said.toLowerCase()).toBe(`refuse ${word.toLowerCase()}`);
  });

  it.each([
    ['how many different companies paid Ada Moreno', 'count company where recipient_id=1001'],
    ['single largest payment in 2023', 'list in 2023 desc 1'],
    ['how does Pfizer compare with Merck', 'total_amount by company where company=Pfizer,Merck'],
    ['now spend by state', 'total_amount by state'],
    ['roughly how much did Pfizer pay', 'total_amount where company_family=Pfizer'],
    ['who leads in meals', 'total_amount by company where nature=Food desc 1'],
    ['ownership interests held by physicians', 'ownership: value_of_interest where recipient_type=Physician'],
    ['total of the industry', 'total_amount'],
    ['how does Pfizer compare with the industry', 'total_amount difference'],
    ['national spend', 'total_amount'],
    ['industry-wide spend', 'total_amount'],
    ['what did the whole pharmaceutical industry spend on meals', 'total_amount where nature=Food'],
    ['payments to Neil Small', 'total_amount where recipient_id=1003'],
  ])('is read where its effect is plain: %s', async (question, reading) => {
    expect(await shortReading(question, data)).toBe(reading);
  });
});

import { describe, expect, it } from 'vitest';
import { plainTurn } from './plain-turn.ts';

describe('turns in a sentence around what they change', () => {
  it.each([
    ['Could you run that again for grants?', 'for grants?'],
    ['and what does it look like by city?', 'and by city?'],
    ['What did that come to in dollars?', 'in dollars?'],
    ['can you break this out by state', 'break that down by state'],
    ['group the totals by month', 'by month'],
    ['not by state but by city', 'by city instead of by state'],
    ['Instead of quarter, by specialty', 'by specialty instead of quarter'],
    ['counting only payments over $500', 'only payments over $500'],
    ['what if we leave out Norvelis?', 'without Norvelis'],
    ['everything except grants', 'excluding grants'],
    ['Ranked by number of payments instead', 'sort by number of payments'],
    ['can you add the median payment?', 'add the median payment?'],
    ['and the record count next to it', 'with the record count'],
    ['show the average payment as well', 'with the average payment'],
    ['change that to the top 5', 'the top 5'],
    ['keep the top 3', 'show the top 3'],
    ['of those, how many are doctors?', 'how many of them are doctors?'],
    ['and to recipients in Georgia', 'and in Georgia'],
    ['who are they, with their totals?', 'who are they'],
  ])('reads “%s” as “%s”', (said, plainly) => expect(plainTurn(said)).toBe(plainly));

  it('leaves alone what says something by itself', () => {
    for (const turn of ['show the number of payments', 'Texas too', 'what was it for?', 'how much was it in total?'])
      expect(plainTurn(turn)).toBe(turn);
  });
});

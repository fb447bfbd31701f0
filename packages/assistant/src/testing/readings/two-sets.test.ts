import { describe, expect, it } from 'vitest';
import { chipsSaid } from '../chips-said.ts';
import { wordsPort } from '../words-port.ts';

const data = await wordsPort();

describe('those in front, and what some of them had', () => {
  it.each([
    'of the doctors that got meals, how many got royalties',
    'of companies that paid gifts, how many had grants',
  ])('%s is never either of both', async (question) => {
    expect(await chipsSaid(question, data)).toMatch(/^refuse| with /);
  });

  it('has both where the clause is read', async () => {
    const chips = await chipsSaid('of the doctors who got meals, how many got royalties', data);
    expect(chips).toContain('with Food and Beverage | with Royalty');
  });
});

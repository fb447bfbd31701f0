import type { DataPort, FoundValue } from '../port/data-port.ts';
import { phraseOf, type Token } from '../text/tokens.ts';
import { typosBetween } from '../text/typos.ts';

const MAX_PEOPLE = 50;

/** Recipients in whose name all words of a text are, to the letter or, where there is none, with a typo in a word. */
export async function findPeople(data: DataPort, source: string, text: string): Promise<readonly FoundValue[]> {
  const found = await data.search({ source, field: 'recipient_id', text, limit: MAX_PEOPLE });
  const byId = found.filter(({ value }) => value.toLowerCase() === text.toLowerCase());
  if (byId.length > 0) return byId;
  const words = phraseOf(text).split(' ');
  const whole = found.filter(({ name }) => name !== undefined && words.every((word) => namesOf(name).includes(word)));
  const exact = whole.filter(({ name = '' }) => phraseOf(name) === phraseOf(text));
  if (exact.length > 0) return exact;
  if (whole.length > 0) return whole;
  return words.length < 2
    ? []
    : found.filter(({ name = '' }) =>
        words.every((word) => namesOf(name).some((one) => typosBetween(word, one, 1) <= 1)),
      );
}

function namesOf(name: string): string[] {
  return phraseOf(name).split(' ');
}

/** Of several of a name the one whose city the question names: `Ada Moreno of Columbus, Ohio`. */
export function livingIn(found: readonly FoundValue[], tokens: readonly Token[]): FoundValue | undefined {
  const said = ` ${tokens.map(({ lemma }) => lemma).join(' ')} `;
  const here = found.filter(({ description }) => {
    const city = /· ([^·,]+), [A-Z]{2}$/.exec(description ?? '')?.[1];
    return city !== undefined && said.includes(` ${phraseOf(city)} `);
  });
  return found.length > 1 && here.length === 1 ? here[0] : undefined;
}

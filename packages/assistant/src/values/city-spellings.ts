import { phraseOf } from '../text/tokens.ts';

/** First words of American cities, each with what people and records write for it. */
const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt', port: 'pt' };
const FULL = new Map(Object.entries(SHORT).map(([full, short]) => [short, full]));

/** What a city may be called, and the values that stand for it: `St. Louis` and `Saint Louis` are one city, however records write it. */
export function citiesBySpelling(cities: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const city of cities) {
    const name = withFirst(phraseOf(city), (word) => FULL.get(word));
    byName.set(name, [...(byName.get(name) ?? []), city]);
  }
  return new Map(
    [...byName].flatMap(([name, values]) => {
      const short = withFirst(name, (word) => SHORT[word]);
      const names = short === name ? [name] : [name, short];
      return names.map((one) => [one, values] as const);
    }),
  );
}

/** A phrase with its first word put otherwise, where there is more than that word. */
function withFirst(phrase: string, otherwise: (word: string) => string | undefined): string {
  const [first = '', ...rest] = phrase.split(' ');
  const other = rest.length > 0 ? otherwise(first) : undefined;
  return other === undefined ? phrase : [other, ...rest].join(' ');
}

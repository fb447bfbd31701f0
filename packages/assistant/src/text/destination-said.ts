import type { Token } from './tokens.ts';

const LED =
  /^(?:where|whose|with|having|for which|in which|naming)(?: (?:the|a|their|its|travel|trip))* destinations?(?: (?:city|state|country))?(?: (?:was|is|were|being|of|in|as|listed as|given as|named as|recorded as))? /;
const BEHIND = /^as (?:(?:the|a|its|their) )?(?:travel )?destination\b/;
const SOMEWHERE =
  /^(?:an?|some|any|the) (?:places?|locations?|destinations?|spots?|cit(?:y|ies)|countr(?:y|ies)) (?=outside\b)/;
const LONGEST_PLACE = 3;

/** `trips whose destination was Chicago`, `travel with Chicago as destination`: trips and travel taken to Chicago. */
export function withDestinationSaid(tokens: readonly Token[]): Token[] {
  const plain: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    const rest = tokens
      .slice(at)
      .map(({ low }) => low)
      .join(' ');
    const led = lengthOf(LED, rest);
    const somewhere = tokens[at - 1]?.low === 'to' ? lengthOf(SOMEWHERE, rest) : 0;
    const place = token.low === 'with' || token.low === 'naming' ? placeAt(tokens, at + 1) : 0;
    if (led > 0 && isPlace(tokens[at + led])) {
      plain.push(...asTakenTo(token));
      at += led - 1;
    } else if (place > 0) {
      plain.push(...asTakenTo(token), ...tokens.slice(at + 1, at + 1 + place));
      at +=
        place +
        lengthOf(
          BEHIND,
          tokens
            .slice(at + 1 + place)
            .map(({ low }) => low)
            .join(' '),
        );
    } else if (somewhere > 0) at += somewhere - 1;
    else plain.push(token);
  }
  return plain;
}

/** `payments to Chicago` go to those who live there, and who is taken there does not. */
const asTakenTo = (token: Token): readonly Token[] =>
  (['taken', 'to'] as const).map((low) => ({ ...token, low, lemma: low === 'taken' ? 'take' : low }));

const lengthOf = (pattern: RegExp, words: string): number => pattern.exec(words)?.[0].trim().split(' ').length ?? 0;

/** A name begins with a capital; what is outside of a country is a place too. */
function isPlace(token: Token | undefined): boolean {
  return token !== undefined && (token.quoted === true || /^\p{Lu}/u.test(token.text) || token.low === 'outside');
}

/** The number of words of a place with `as destination` behind it. */
function placeAt(tokens: readonly Token[], at: number): number {
  for (let length = 1; length <= LONGEST_PLACE; length++) {
    if (!isPlace(tokens[at + length - 1])) return 0;
    if (
      BEHIND.test(
        tokens
          .slice(at + length)
          .map(({ low }) => low)
          .join(' '),
      )
    )
      return length;
  }
  return 0;
}

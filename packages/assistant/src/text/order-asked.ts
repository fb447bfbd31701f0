import type { Token } from './tokens.ts';

/** With what is put in order behind it: `sort by payments` goes on from an answer. */
const VERB = /^(?:sort|arrange|order|line up)(?= (?!(?:by|it|them|that|this|those|these|on|in)\b))/;
/** What the order is by, or how it runs. */
const ORDERED =
  /\b(?:by|according to|in (?:order|the order|(?:ascending|descending|increasing|decreasing) order)|from (?:the )?(?:lowest|highest|largest|smallest|biggest|most|least|low|high)|ascending|descending)\b/;
/** Single records have an order of their own, and figures have rows by what follows. */
const OF_FIGURES =
  /\b(?:spend(?:ing)?|payments?(?! (?:categor|type|nature|form))|amounts?|totals?|dollars|money|figures?|records?|transactions?|fees?)\b/;
const BY_NAME = /\bby (?:the )?(?:date|day|time|name)\b/;
const BEFORE =
  /^(?:(?:please|pls|kindly|just|and|then|now|can|could|would|you|we|i|me|us|let|want|need|like|to|,)(?: |$))*$/;

/** `sort states by spend`, `line the cities up by`: whoever asks for an order wants them ranked. */
export function withOrderAsked(tokens: readonly Token[]): readonly Token[] {
  const lows = tokens.map(({ low }) => low);
  for (const [at, token] of tokens.entries()) {
    if (!BEFORE.test(lows.slice(0, at).join(' '))) return tokens;
    const rest = lows.slice(at).join(' ');
    const verb = VERB.exec(rest)?.[0];
    const [what = ''] = rest.slice((verb?.length ?? 0) + 1).split(ORDERED);
    if (verb === undefined || !ORDERED.test(rest) || OF_FIGURES.test(what) || BY_NAME.test(rest)) continue;
    const ranked = { ...token, low: 'rank', lemma: 'rank' };
    return [...tokens.slice(0, at), ranked, ...tokens.slice(at + verb.split(' ').length)];
  }
  return tokens;
}

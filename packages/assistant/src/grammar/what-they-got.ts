import type { Tag } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';
import { isMany } from './clause-part.ts';
import { wordsWith } from './members/member-words.ts';
import { type Input, wordsOf } from './parser.ts';

/** How each side's verb is said of the money. */
const SAID = { recipient: ['paid', 'to'], company: ['paid', 'by'] } as const;
type Side = keyof typeof SAID;

const DOES: Readonly<Record<Side, readonly RegExp[]>> = {
  // Behind another verb `was paid` says of the part how it was.
  recipient: [
    /^(?:got|get|gets|received|receive|receives|earned|collected|took|accepted|obtained)$/,
    /^(?:was|were) paid$/,
  ],
  company: [/^(?:paid|pay|pays|spent|spend|spends|gave|give|gives)$/],
};
/** What the verb at the end of the clause may stand before: what the part is, or when. */
const ENDS: readonly Tag['kind'][] = ['filler', 'period', 'preposition', 'followUp', 'which', 'who', 'verb'];

/**
 * `what share of what companies that made 1,000 payments spent was meals`: of the total paid by them. Their verb stands behind all that is
 * said of them, where other rules would take it for one more clause.
 */
export function withWhatWasPaid(words: Input): Input {
  const { tags } = words;
  const what = tags.findIndex((_, at) => isOfWhat(words, at));
  const side = what < 0 ? undefined : sideAfter(words, what);
  const verb = side ? verbAfter(words, what, side) : -1;
  const next = tags[verb + 1];
  if (!side || verb < 0 || (next && !ENDS.includes(next.kind))) return words;
  return paidFirst(words, what, verb, side);
}

function isOfWhat(words: Input, at: number): boolean {
  const what = words.tags[at];
  const share = words.tags.slice(0, at).findLast(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  return share?.kind === 'share' && what?.kind === 'which' && wordsOf(words, what) === 'what';
}

/** Somebody by name, or several people or companies; a place may stand before them. */
function sideAfter(words: Input, what: number): Side | undefined {
  const one = words.tags.slice(what + 1).find((tag) => tag.kind !== 'filler' && !isPlace(tag));
  if (one?.kind === 'value' && one.choices.every(({ field }) => field === 'recipient_id')) return 'recipient';
  if (!one || !isMany(one, words)) return undefined;
  if (one.kind === 'value') return one.isPerson ? 'recipient' : undefined;
  const dimension = one.kind === 'noun' && !one.noun.source ? one.noun.dimension : undefined;
  return dimension === 'recipient' || dimension === 'company' ? dimension : undefined;
}

const isPlace = (tag: Tag) => tag.kind === 'value' && ['state', 'city'].includes(tag.choices[0]?.field ?? '');

function verbAfter(words: Input, what: number, side: Side): number {
  const isVerb = ({ kind }: Tag) => kind === 'verb' || kind === 'amount';
  const places = DOES[side].map((does) =>
    words.tags.findLastIndex((tag, at) => at > what && isVerb(tag) && does.test(wordsOf(words, tag))),
  );
  return places.find((at) => at >= 0) ?? -1;
}

function paidFirst({ tokens, tags }: Input, what: number, verb: number, side: Side): Input {
  const place = tags[what];
  const said = tokens[tags[verb]?.from ?? 0];
  if (!place || !said) return { tokens, tags };
  const words: Token[] = ['total', ...SAID[side]].map((low) => ({ ...said, low, lemma: low === 'paid' ? 'pay' : low }));
  const at = tokens.length;
  const { score } = place;
  const total: Tag = { kind: 'amount', from: at, to: at + 1, score };
  const role = side === 'recipient' ? 'payee' : 'payer';
  const paid: Tag[] =
    side === 'recipient'
      ? [{ kind: 'verb', role, from: at + 1, to: at + 3, score }]
      : [
          { kind: 'verb', role, from: at + 1, to: at + 2, score },
          { kind: 'by', from: at + 2, to: at + 3, score },
        ];
  const all = [...tags.slice(0, what), total, ...paid, ...tags.slice(what + 1, verb), ...tags.slice(verb + 1)];
  return wordsWith({ tokens: [...tokens, ...words], tags }, all);
}

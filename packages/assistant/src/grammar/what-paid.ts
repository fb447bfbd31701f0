import { ANYBODY, CONDITIONS, PEOPLE } from './conditions.ts';
import { FIGURE, ofMeasure } from './figures.ts';
import { alt, isWord, many, map, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { mute, type Said, says } from './sentence.ts';

const PAY = alt<unknown>(
  tag('verb', ({ role }) => role === 'payer'),
  tag('amount', isWord('spend', 'spent', 'spends')),
);
const GET = tag('verb', ({ role }) => role === 'payee');
const SMALL = mute(many(tag('preposition', isWord('on', 'to', 'for', 'from', 'there'))));
const WHAT = mute(alt<unknown>(tag('which', isWord('what')), tag('amount', isWord('how much'))));
const EACH = tag('by', (by, input) => /^each\b/.test(wordsOf(input, by)));
const SUM: Parser<Said> = (_, at) => [{ to: at, value: { figures: [ofMeasure('total_amount')] }, taken: [] }];
const THERE = open(many(tag('value', ({ choices }) => ['state', 'city'].includes(choices[0]?.field ?? ''))));
/** `Texas hospitals`. */
const PAID: Parser<Said> = map(seq(THERE, PEOPLE), ([, noun]) => ({ conditions: [{ noun }] }));

/** `what hospitals there received`, `how much the company spent on them`: an amount in a clause of its own. */
export const WHAT_PAID: Parser<Said> = alt(
  says(WHAT, SUM, PAID, CONDITIONS, mute(GET), SMALL),
  says(WHAT, SUM, mute(opt(EACH)), mute(opt(ANYBODY)), mute(alt<unknown>(PAY, GET)), SMALL),
);
/** `how many doctors they paid`, `how many physicians were paid`: a number in a clause of its own. */
export const FIGURE_DONE: Parser<Said> = says(FIGURE, mute(alt<unknown>(PAY, GET)), SMALL);

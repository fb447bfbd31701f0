import type { PhraseTable } from '../tag.ts';
import { AFTERWARDS, BEFOREHAND } from './elsewhen-words.ts';

/**
 * Words that narrow or change what is asked, and are no condition by themselves. A rule takes them where their effect is plain
 * (`single largest`, `3 different companies`); anywhere else the question is refused with the word.
 */
export const RESTRICTION_WORDS: PhraseTable = [
  [
    { kind: 'restriction' },
    `less, today, tonight, yesterday, tomorrow, now, right now, currently, presently, at the moment, at present, nowadays, lately, recently, recent, soon, already, still, yet, next,
     separate, more, fewer, much, many, several, multiple, few, a few, same, similar, comparable, different, remain, remaining, rest, the rest, single, certain,
     particular, specific, given, corresponding, other, another, else, group, public, publicly, private, health,
     healthcare, medical, clinical, practice, practicing, work, level, size, kind, type, sort, why, why not, when, time, half, double,
     triple, almost, nearly, barely, hardly, always, often, typically, normally, rarely, seldom, sometimes, frequently, repeat, repeated,
     repeatedly, consecutive, consecutively, successive, simultaneously, generally, mostly, mainly, usually, majority, minority, ascending, in ascending order, ascending order,
     low to high, lowest to highest, smallest to largest, small to large, increasing order, in increasing order, ascend, alphabetical, alphabetically, sort by name, order by name, up, down, large, small, big, huge, tiny, high, low, significant,
     significantly, substantial, unusual, unusually, unexpected, abnormal, normal, outlier, anomaly, adjusted, inflation, per capita, weighted,
     net, gross, pending, approved, rejected, urban, rural, foreign, domestic, international, overseas, nonprofit, for profit,
     break down, break up, break out, split, split up, split out, divide, divide up, slice, slice up, generic, branded, off label, retired, senior, junior, male, female, because, despite, unless, safe, effective, some, target, targeted, roughly, approximately, company wide, actual, one off, non clinical, nonclinical, non clinical research, nonclinical research, related, associated, respective, early, late, mid, resolved, unresolved, settled, good, bad, better, worse, my, our, abroad, internationally, domestically, line of business,
     other combined, other together, other put together, else combined, else together, rest combined, rest together, confirmed, requested, identified, verified, supplied, specified, stated, furnished, certified, such as, who they be, audited, validated, listed, registered, recognised, recognized, valid, higher, lower, larger, smaller, bigger, estimated, planned, expected, filing fee, filing cost`,
  ],
  [{ kind: 'restriction' }, `none, ${[...AFTERWARDS, ...BEFOREHAND].join(', ')}`],
];

/** Words that may stand before a noun without narrowing it: its values are different ones anyway. */
export const DISTINCT_WORDS: readonly string[] = ['different', 'separate'];

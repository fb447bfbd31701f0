import { readNumber } from '../../text/numbers.ts';
import type { Tag } from '../tag.ts';
import { tagOf } from '../tag-of.ts';

const YEARS = '(?:program |calendar |reporting |published |full )?years';
const OF_DATA =
  '(?: (?:on record|on file|of data|covered|available|reported|published|we have|you have|in the data|combined|together|taken together|put together|as a whole))?';
const WHOLE = new RegExp(
  `^(?<in>over|across|during|through|throughout|for|within|in) (?:all(?: of)?(?: the)?|the)(?: whole)? (?<number>\\S+) ${YEARS}${OF_DATA}(?= |$)`,
);
const ALL_THESE = new RegExp(
  `^(?<in>over|across|during|through|throughout|for|within|in) all (?:of )?(?:these|those)(?: many)? ${YEARS}${OF_DATA}(?= |$)`,
);
/** A row for each year is wanted, or a condition on each. */
const OF_EACH =
  /\b(?:develop|evolv|chang|trend|gr[eo]w|r[io]se|f[ae]ll|compar|var(?:y|ied)|differ(?!ent \w+s\b)|(?:per|each|every|by) year|yearly|annual)/;
const RANKED = /\b(?:top|best|most|largest|highest|biggest|leading|greatest|lowest|smallest|fewest|least|rank)\b/;
/** Done at all, or a sum: once is enough. */
const AT_ALL = /\b(?:anything|something|ever|any|how much|total|spend|money|different)\b/;
const TOGETHER = /(?:combined|together|as a whole)$/;

const ANY_YEAR =
  /^(?:in|during|within|for) any (?:(?:given|program|calendar|reporting) )?(?:year|of the years)(?: at all| whatsoever)?(?= |$)(?! (?:before|after|prior|since|other|but|except))/;
const BOUNDED =
  /\d|\b(?:more|over|above|at least|exceed\w*|fewer|less|under|below|between|topp?ed|surpass\w*|than|other|average|mean|median|typical\w*)\b/;

const LONGEST = 7;

/** `royalties in any year`: whenever they were, where nothing is bound or ranked that could be of one year alone. */
export function addAnyYear(lows: readonly string[], from: number, tags: Tag[]): void {
  const found = ANY_YEAR.exec(lows.slice(from, from + LONGEST).join(' '));
  if (!found || from === 0) return;
  const all = lows.join(' ');
  if (!BOUNDED.test(all) && !RANKED.test(all) && !OF_EACH.test(all))
    tags.push(tagOf({ kind: 'filler' }, from, found[0].split(' ').length, 6));
}

/** `over the four years`, `the best paid across all four years`: as many as the data has, which is all of the time. */
export function addWholeTime(lows: readonly string[], from: number, years: number, tags: Tag[]): void {
  const found = WHOLE.exec(lows.slice(from).join(' '));
  const these = ALL_THESE.exec(lows.slice(from).join(' '));
  if (these) addAllThese(these, lows.join(' '), from, tags);
  const { in: word = '', number = '' } = found?.groups ?? {};
  if (!found || Number(readNumber(number)?.value) !== years) return;
  const all = lows.join(' ');
  const isSpan = !['in', 'across'].includes(word) || RANKED.test(all) || TOGETHER.test(found[0]);
  if (isSpan && !OF_EACH.test(all)) tags.push(tagOf({ kind: 'filler' }, from, found[0].split(' ').length, 6));
}

/** `how many got anything in all these years` is once over all of them, where `paid in all these years` may be in each. */
function addAllThese(found: RegExpExecArray, all: string, from: number, tags: Tag[]): void {
  const isSpan = found.groups?.in !== 'in' || AT_ALL.test(all) || RANKED.test(all) || TOGETHER.test(found[0]);
  if (isSpan && !OF_EACH.test(all)) tags.push(tagOf({ kind: 'filler' }, from, found[0].split(' ').length, 6));
}

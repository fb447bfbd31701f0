/** Before it stands what it is only the verb of (`was made to`), or what it tells from others (`and those received by`). */
const BOUND_BEFORE = [
  ...['was', 'were', 'is', 'are', 'been', 'being', 'be', 'get', 'gets', 'got'],
  ...['and', 'or', 'but', 'not', 'never', 'than', 'versus', 'vs', 'with', 'to', 'of', 'those', 'ones', 'other', 'only'],
];
const FREE = `(?<!\\b(?:${BOUND_BEFORE.join('|')}))\\s`;
const GIVEN = '(?:made|paid|paid out|given|provided|sent|directed|awarded|issued|going|flowing) (?:out )?to';
const TAKEN = '(?:received|accepted|taken|obtained|collected|earned) by';
const WAS = '(?:(?:was|were|is|are|has been|have been) )?';
const THAT = '(?:that|which)';

/** What can only be said of the payments before it, and says to whom they were made: `… made to physicians`, `… that went to hospitals`. */
export const PAID_TO = new RegExp(
  `${FREE}(?:(?:${THAT} ${WAS})?(?:${GIVEN}|${TAKEN})|${THAT} (?:go|goes|went) to)\\s`,
  'gi',
);

/** `… among cardiologists` bounds all before it. */
export const AMONG = new RegExp(`${FREE}(?=among(?:st)?\\s)`, 'gi');

import type { Refused } from '../port/interpretation.ts';
import type { Reading } from '../reading/reading.ts';
import { refusal } from './refusals.ts';

const OVER =
  '(?:above|below|over|under|beyond|exceed(?:s|ed|ing)?|(?:more|less|higher|lower|greater|larger|smaller|bigger|fewer)\\s+than)';
const TIMES = '(?:(?:twice|double|half|(?:two|three|four|five|ten|\\d+(?:\\.\\d+)?)\\s+times)\\s+)?';
const VALUE =
  '(?:value|figure|amount|median|average|mean|percentile|number|level|threshold|mark|total|sum|maximum|minimum)';
const BOUND = new RegExp(
  `\\b${OVER}\\s+${TIMES}(?:(?:it|that|this)(?=[?.!,:;]|\\s*$|\\s+(?:and|with|in\\s+20\\d\\d)\\b)|(?:that|this|the\\s+same)\\s+${VALUE}\\b)`,
  'i',
);

/** `list the records above that value` after a single figure: no condition is on what a question answers, and none is dropped. */
export function boundByAnswer(question: string, { groups, thresholds, isList, members }: Reading): Refused | undefined {
  const isSingle = groups.length === 0 && thresholds.length === 0 && !isList && !members;
  return isSingle && BOUND.test(question) && !/\$\s?\d/.test(question) ? refusal('cannot', BY_NUMBER) : undefined;
}

const BY_NUMBER =
  'I cannot set a bound at the figure of the answer before: say it as a number, for example above $5,000.';

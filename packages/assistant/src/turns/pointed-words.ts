import type { Group, Reading } from '../reading/reading.ts';
import { AND } from './turn-words.ts';

const PLACES: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, top: 1, one: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3 },
  ...{
    fourth: 4,
    '4th': 4,
    four: 4,
    fifth: 5,
    '5th': 5,
    five: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
  },
  ...{ last: -1, bottom: -1 },
};
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|1st|2nd|3rd|4th|5th)';
const END = '(?:top|last|bottom)';
const LIST = '(?:the|that|this|your)\\s+(?:list|table|ranking|answer|result)';
const OF_THEM = `(?:\\s+(?:of|from|among)\\s+(?:them|those|these)|\\s+(?:on|in|of|from)\\s+${LIST})`;
const ROW = '(?:one|row|line|entry|name|place)';

/** What people call a row, by what there is a row for. */
const NAMES: Readonly<Record<string, string>> = {
  company: 'company|manufacturer|firm|payer|maker|sponsor',
  recipient: 'recipient|doctor|physician|practitioner|person|hospital|payee|surgeon|specialist',
  state: 'state',
  city: 'city',
  specialty: 'specialty',
  product: 'product|drug|device',
  nature: 'nature|category',
  study: 'study|trial',
  investigator: 'investigator|person',
};
const KINDS = `(?:${Object.values(NAMES).join('|')})`;

/** `the second one`, `the third company of those`, `the first's`, `number two`, `the state that comes first`. */
const POINTERS: readonly RegExp[] = [
  `the\\s+(?:${KINDS}|one)\\s+(?:(?:that|which|who)\\s+(?:comes?|came|ranks?|ranked|is|was|placed)\\s+|ranked\\s+|listed\\s+|placed\\s+|in\\s+(?:the\\s+)?)(?:at\\s+the\\s+|in\\s+)?(?<place>${ORDINAL}|${END})(?:\\s+(?:row|line|place|position|spot))?${OF_THEM}?`,
  `the\\s+(?<place>${ORDINAL}|${END})(?:[-\\s]+(?:ranked|placed|listed))?\\s+(?:${ROW}${OF_THEM}?|of\\s+(?:them|those|these)|(?:on|in|of)\\s+${LIST})(?!\\s+(?:percent|hundred|thousand|million))`,
  `the\\s+(?<place>${ORDINAL})(?:[-\\s]+(?:ranked|placed|listed))?\\s+(?<name>${KINDS})${OF_THEM}?(?!\\s+(?:to|that|who|which)\\b)`,
  `the\\s+(?<place>${ORDINAL})(?=['’]s\\b|\\s*(?:[.?!,:;]|$)|\\s+(?:was|were|is|are|got|did|in\\s+\\d{4})\\b)`,
  `(?:the\\s+)?(?:number|no\\.?)\\s*(?<place>two|three|four|five)(?:\\s+(?<name>${KINDS})|\\s+${OF_THEM})?(?!\\s+(?:of|in|on)\\b)`,
].map((one) => new RegExp(`\\b${one}(?<own>['’]s?\\b)?`, 'i'));
const AT_FRONT = new RegExp(`^${AND}(?<place>first|top)\\s+(?:one\\b|of\\s+(?:them|those|these)\\b)`, 'i');

/** A turn that speaks of one row of the answer before, by its place: the last one has -1. */
export interface Pointed {
  readonly place: number;
  /** The turn with a pronoun where it points. */
  readonly turn: string;
}

/** `who paid the second one` is `who paid it`, of the second row. */
export function pointedIn(turn: string, { groups }: Pick<Reading, 'groups'>): Pointed | undefined {
  const found = [...POINTERS, AT_FRONT].map((one) => one.exec(turn)).find((one) => one !== null && fits(one, groups));
  const { place = '', own, and = '' } = found?.groups ?? {};
  const at = PLACES[place.toLowerCase()];
  if (!found || at === undefined) return undefined;
  const pronoun = `${and}${own === undefined ? 'it' : 'its'}`;
  const rest = `${turn.slice(0, found.index)}${pronoun}${turn.slice(found.index + found[0].length)}`;
  return { place: at, turn: rest.replace(/\bit\s*[:,–—]\s*(?=\S)/i, 'it ') };
}

/** `the second company` is no row of the natures that it paid for. */
function fits({ groups: said }: RegExpExecArray, groups: readonly Group[]): boolean {
  const { name } = said ?? {};
  const isCalled = (group: Group) =>
    group.kind === 'dimension' && new RegExp(`^(?:${NAMES[group.dimension]})$`, 'i').test(name ?? '');
  return name === undefined || groups.some(isCalled);
}

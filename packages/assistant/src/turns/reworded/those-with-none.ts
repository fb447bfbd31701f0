import type { Refused } from '../../port/interpretation.ts';
import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { refusal } from '../../refusals/refusals.ts';
import { AND } from '../turn-words.ts';

const THEM = '(?:\\s+(?:ones|of\\s+(?:them|those|these)(?:\\s+[a-z-]+)?))?';
const HAD = '(?<had>(?:took|take|got|received|had|have|accepted|earned|collected|were\\s+paid|paid|spent|made)\\s+)';
const NONE = '(?=(?:no|zero|nothing|not\\s+a\\s+single|not\\s+one)\\b(?!\\s+(?:more|less|fewer)\\b))';
/** `never took royalties`. */
const NEVER = '(?<never>never\\s+(?:took|got|received|had|accepted|earned|paid|made)\\s+)';
const HAD_NONE = `\\s+(?:${HAD}${NONE}|${NEVER})`;
const HOW_MANY = new RegExp(`^${AND}how\\s+many${THEM}${HAD_NONE}`, 'i');
const WHICH = new RegExp(`^${AND}(?:which|who)${THEM}${HAD_NONE}`, 'i');

/** How those of a kind are said, so that each of them has none of what follows. */
const PEOPLE: Readonly<Record<string, string>> = {
  'Covered Recipient Physician': 'physicians',
  'Covered Recipient Non-Physician Practitioner': 'non-physician practitioners',
  'Covered Recipient Teaching Hospital': 'teaching hospitals',
};

/** `how many of them took no royalties`, `which of them got no meals`: those who have none, and not what they have else. */
export function withNoneOfThem(turn: string, reading: Reading): string | Refused {
  const [those, said] = [peopleOf(reading), turn.trim()];
  if (those === undefined) return turn;
  // The first of those who have none are others than these.
  if (reading.ranking && WHICH.test(said)) return refusal('cannot', OF_FIRST);
  return said
    .replace(HOW_MANY, `how many of those ${those} $<had>$<never>`)
    .replace(WHICH, 'only those who $<had>$<never>')
    .replace(/^only those who ha(?:d|ve)\b/, `only those who ${those === 'companies' ? 'paid' : 'got'}`);
}

const OF_FIRST = 'I can say how many of the first have none of it, and not yet which of them.';

/** Who has a row, or is counted. */
function peopleOf({ groups, figures: [figure], filters, isList }: Reading): string | undefined {
  const [group, another] = groups;
  const row = group?.kind === 'dimension' && !another && !isList ? group.dimension : undefined;
  const who = row ?? (groups.length === 0 ? countedEntity(figure) : undefined);
  if (who === 'company') return 'companies';
  if (who !== 'recipient') return undefined;
  const kind = filters.find(({ field, isNegated }) => field === 'recipient_type' && !isNegated);
  return PEOPLE[kind?.values.length === 1 ? String(kind.values[0]) : ''] ?? 'recipients';
}

import type { Refused } from '../port/interpretation.ts';
import { DEFAULT_RECORDS, type Reading } from '../reading/reading.ts';
import { refusal } from '../refusals/refusals.ts';
import { ofAllTheirs, ofOwnWhole } from './own-whole.ts';
import { AND, THAT } from './turn-words.ts';
import { turnedRound } from './turned-round.ts';

/** The answer before as a turn has it in other words of its own: the other way round, as a part of each, in the order of time. */
export function reshaped(turn: string, earlier: Reading): Reading | Refused | undefined {
  return (
    turnedRound(turn, earlier) ?? ofOwnWhole(turn, earlier) ?? ofAllTheirs(turn, earlier) ?? inTimeOrder(turn, earlier)
  );
}

const SORT = `(?:(?:sort|order|arrange|rank|list|show|put)(?:ed)?(?:\\s+(?:me|${THAT}))?\\s+)?(?:(?:by|in|from)\\s+)?(?:the\\s+)?`;
const OLDEST =
  '(?:oldest|earliest)(?:\\s+(?:ones?|payments?|records?))?(?:\\s+(?:to\\s+(?:newest|latest|most\\s+recent)|first|at\\s+the\\s+top|on\\s+top))|chronological(?:ly)?(?:\\s+order)?';
const NEWEST =
  '(?:newest|latest|most\\s+recent)(?:\\s+(?:ones?|payments?|records?))?(?:\\s+(?:to\\s+(?:oldest|earliest)|first|at\\s+the\\s+top|on\\s+top))|reverse\\s+chronological(?:ly)?(?:\\s+order)?';
const DATE =
  '(?:(?:the\\s+)?dates?(?:\\s+of\\s+[a-z ]+)?|date\\s+order|order\\s+of\\s+(?:the\\s+)?dates?(?:\\s+of\\s+[a-z ]+)?)';
const IN_TIME = new RegExp(
  `^${AND}${SORT}(?:${DATE}[,\\s]*)?(?:(?<newest>${NEWEST})|(?<oldest>${OLDEST})|(?<=dates?|order|payments?|record)(?<date>))[.?!\\s]*$`,
  'i',
);

/** `sort it oldest to newest` after a list: its records in the order of their dates; rows of sums have no date. */
function inTimeOrder(turn: string, { ranking, ...earlier }: Reading): Reading | Refused | undefined {
  const said = IN_TIME.exec(turn.trim())?.groups;
  if (said === undefined) return undefined;
  if (!earlier.isList)
    return earlier.groups.length > 0 && earlier.groups.every(isOfNoTime)
      ? refusal(
          'cannot',
          'These rows are sums, which have no date: ask for the single records to have them in order of time.',
        )
      : undefined;
  const { n = DEFAULT_RECORDS } = ranking ?? {};
  return { ...earlier, ranking: { n, direction: said.newest ? 'desc' : 'asc', by: 'date' } };
}

const isOfNoTime = (group: Reading['groups'][number]) =>
  group.kind === 'dimension' && group.dimension !== 'program_year';

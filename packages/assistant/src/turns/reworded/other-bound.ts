import { countedEntity } from '../../reading/counted.ts';
import type { Reading } from '../../reading/reading.ts';
import { amountOf } from '../referred.ts';
import { AND } from '../turn-words.ts';

const NUMBER = '(?<n>\\$?\\s*[\\d.,]*\\d\\s*(?:k|m|mn|thousand|million)?)(?:\\s+(?:dollars?|usd|bucks))?';
const MONEY =
  '(?<money>\\$\\s*[\\d.,]*\\d\\s*(?:k|m|mn|thousand|million)?|[\\d.,]*\\d\\s*(?:k|m|mn|thousand|million|dollars?|usd)\\b|\\d{1,3}(?:,\\d{3})+)(?:\\s+dollars?)?';
const BOUND = '(?:thresholds?|cut[- ]?offs?(?:\\s+(?:point|value))?|bar|limit|minimum|floor|bound|hurdle|line)';
const IS = '(?:\\s+(?:of|at|is|was|were|be|being|set|to|as|=|:))*';
const WITH = '(?:with|at|using|for|if|on|given|under|taking|say|what\\s+about|how\\s+about|what\\s+if|make)';
const ARTICLE = '(?:\\s+(?:an?|the|that|my|our))?';
const END = '(?:\\s+(?:instead|then|now|please))*[.?!\\s]*$';
const SET = '(?:lower|raise|change|set|drop|bring|move|increase|decrease|reduce|put|shift|bump|push|up)';

/** A bound that is said by its name: before it what is asked with it, if anything is. */
const BOUNDS: readonly RegExp[] = [
  // `how many would that be with a threshold of $100,000`.
  new RegExp(`^(?<rest>.*?)[,\\s]*\\b${WITH}${ARTICLE}\\s+${BOUND}${IS}\\s+${NUMBER}${END}`, 'i'),
  // `and with a $100k cutoff`.
  new RegExp(`^(?<rest>.*?)[,\\s]*\\b${WITH}${ARTICLE}\\s+${NUMBER}\\s+(?:as\\s+(?:the|a)\\s+)?${BOUND}${END}`, 'i'),
  // `threshold $100,000`.
  new RegExp(`^(?<rest>${AND})(?:the\\s+)?${BOUND}${IS}\\s+${NUMBER}${END}`, 'i'),
  // `raise that to $100k`.
  new RegExp(`^(?<rest>${AND})${SET}\\s+(?:it|that|this)(?:\\s+(?:up|down))?\\s+to\\s+${MONEY}${END}`, 'i'),
];

const HOW_MANY_THEN =
  /^(?:(?:and|so|but)[\s,]+)*how\s+many(?:\s+(?:of\s+(?:them|those)|would|will|are|is|were|was|do|does|did|that|there|it|we|they|those|these|be|have|get|left|then|remain|come\s+out))*$/i;

interface Said {
  readonly turn: string;
  readonly reading: Reading;
}

/** `how many would that be with a threshold of $100,000` after an amount: the rest of the turn, with the other bound. */
export function withOtherBound({ turn, reading }: Said): Said {
  const [only, another] = reading.thresholds;
  const groups = BOUNDS.map((one) => one.exec(turn.trim())?.groups).find(Boolean);
  if (!only || another || only.op === 'between' || groups === undefined) return { turn, reading };
  const value = `$${(groups.n ?? groups.money ?? '').replace(/^\$\s*/, '').trim()}`;
  const rest = (groups.rest ?? '').trim().replace(/[\s,]+$/, '');
  const other = `make it ${value}`;
  const isAlone = /^(?:(?:and|but|now|then|so|ok|what|how|about|instead|the|same)[\s,]*)*$/i.test(rest);
  if (isAlone) return { turn: other, reading };
  if (!HOW_MANY_THEN.test(rest)) return { turn, reading };
  return { turn: other, reading: countedOf(reading) ?? reading };
}

const OVER =
  '(?:over|above|more\\s+than|at\\s+least|exceed(?:s|ed|ing)?|below|under|less\\s+than|beyond|north\\s+of|greater\\s+than|fewer\\s+than|at\\s+most)';
const HOW_MANY_OVER = new RegExp(
  `^${AND}(?:(?:out\\s+)?of\\s+(?:them|those|these)\\s*,?\\s+)?how\\s+many(?:\\s+(?:of\\s+(?:them|those|these)|are|is|were|was|would|be|there|that|who|have|had|got|get|received|receive|made|paid|spent|took|with|(?:total|amount)s?))*\\s+(?<over>${OVER}\\s+${MONEY})(?:\\s+(?:in\\s+total|each|altogether|overall|from\\s+(?:it|them|that\\s+company)|(?:in\\s+)?(?:that|the\\s+same)\\s+year))*${END}`,
  'i',
);

const EACH_GOT = /\b(?:of\s+(?:them|those|these)|get|got|receive|received|paid)\b/i;

/** `how many got over $100,000` after rows of them, or their number: the number of those with such a total. */
export function withHowManyOver({ turn, reading }: Said): Said {
  const over = HOW_MANY_OVER.exec(turn.trim())?.groups?.over;
  const counted = over === undefined ? undefined : countedOf(reading);
  if (over === undefined || !counted) return { turn, reading };
  return { turn: EACH_GOT.test(turn) ? `of them ${over}` : over, reading: counted };
}

/** The number of the rows that the answer before has, or that number itself; undefined where it is of something else. */
function countedOf(reading: Reading): Reading | undefined {
  const { figures, groups, comparison, isList, ranking: _, ...rest } = reading;
  const [figure, further] = figures;
  const [group, another] = groups;
  if (comparison || isList || further || another || reading.among || reading.isNew) return undefined;
  if (countedEntity(figure) !== undefined && !group) return reading;
  const isOfAmounts = figure?.kind === 'measure' && figure.measure === amountOf(reading);
  if (group?.kind !== 'dimension' || group.sets || !isOfAmounts) return undefined;
  return { ...rest, figures: [{ kind: 'distinct', dimension: group.dimension }], groups: [] };
}

const OF_FIRST = new RegExp(
  `^${AND}(?:what(?:['’]s|\\s+(?:is|was))\\s+)?(?:the\\s+)?(?:biggest|largest|highest|top|first|leading|number\\s+one)\\s+one['’]?s\\s+(?:share|part|percentage|proportion|fraction)(?:\\s+of\\s+(?:that|it|this|them|those|all|the\\s+(?:total|whole)))?${END}`,
  'i',
);

/** `biggest one's share of that` after rows: what the first of them has of what all have. */
export function withShareOfFirst({ turn, reading }: Said): Said {
  if (reading.groups.length !== 1 || !OF_FIRST.test(turn.trim())) return { turn, reading };
  return { turn: 'what share of the total is that', reading: { ...reading, ranking: { n: 1, direction: 'desc' } } };
}

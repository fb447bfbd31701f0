import type { Kind, TagOf } from '../tags/tag.ts';
import { readEither, readOnly, readRestrictions } from './doubts/read-restrictions.ts';
import { after, type Draft, has, open, take, textOf } from './draft.ts';
import { readUnits } from './figures/read-units.ts';
import { isOfThings, readNewThings } from './people/read-new-things.ts';

/** What is left when figures, groups and values are read: nouns that only say whom, units, records one by one. */
export function readRest(draft: Draft): void {
  readRankedFigure(draft);
  readRestrictions(draft);
  readNew(draft);
  for (const tag of open(draft, 'chart')) {
    take(draft, tag);
    draft.chart = tag.chart;
  }
  readOnly(draft);
  readEither(draft);
  readVerbs(draft);
  take(draft, ...open(draft, 'and', 'or', 'which', 'filler', 'preposition'));
  const isTalk = ({ from, to, move }: TagOf<'followUp'>) =>
    from <= LAST_START || move === 'breakDown' || (to === draft.tokens.length && draft.tokens[from]?.low === 'instead');
  take(draft, ...open(draft, 'followUp').filter(isTalk));
  if (has(draft, ...HAVE_A_MANNER) || draft.comparedWith) take(draft, ...open(draft, 'how'));
  readUnits(draft);
}

/** Whoever pays and is paid is in every record; who owns is in those of ownership alone, who leads in those of research. */
function readVerbs(draft: Draft): void {
  const isOf = {
    payer: true,
    payee: true,
    owner: draft.source === 'ownership' || draft.comparison?.kind === 'concentration',
    leader: isOfLeaders(draft),
  };
  take(draft, ...open(draft, 'verb').filter(({ role }) => isOf[role]));
}

function isOfLeaders({ source, ranking, groups, filters, figures }: Draft): boolean {
  // `how many investigators lead research`.
  if (figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'investigator')) return true;
  const isGroup = groups.some((group) => group.kind === 'dimension' && group.dimension === 'investigator');
  const isFilter = filters.some(({ field }) => field.startsWith('investigator'));
  // `how many PIs led 15 studies`.
  const isCounted = figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'investigator');
  return source === 'research' ? isGroup || isFilter || isCounted : ranking !== undefined;
}

/** A question goes on from the one before with its first words, or with `instead` at its end. */
const LAST_START = 3;

/** How they are can be said in figures. */
const HAVE_A_MANNER: readonly Kind[] = [
  'growth',
  'trend',
  'by',
  'compare',
  'versus',
  'concentration',
  'share',
  'grain',
];

/** `paid for the first time in 2024`. */
function readNew(draft: Draft): void {
  const tags = open(draft, 'new');
  if (readNewThings(draft, tags)) return;
  const isOfPeople =
    draft.figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'recipient') ||
    draft.groups.some((group) => group.kind === 'dimension' && group.dimension === 'recipient') ||
    has(draft, 'noun');
  const [period] = draft.periods;
  // `new companies`, `companies that paid doctors for the first time`: whoever is paid by them may be new, and they are not.
  const isOfPayers = tags.some((tag) => {
    const noun = after(draft, tag, ['filler']);
    const isNext = noun?.kind === 'noun' || (noun?.kind === 'value' && noun.isPerson === true);
    return isNext ? noun.kind === 'noun' && noun.noun.dimension.startsWith('company') : areCompanies(draft);
  });
  if (tags.length === 0 || isOfPayers || !isOfPeople || isOfThings(draft)) return;
  const isByYear = draft.groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year');
  if (isByYear && draft.years.length > 0 && (!period || period.kind === 'years')) allYears(draft);
  else if (period?.kind !== 'years') return;
  take(draft, ...tags);
  draft.isNew = true;
}

/** Whether companies have the rows or are counted, and nobody whom they pay. */
function areCompanies({ groups, figures }: Draft): boolean {
  const named = [...groups, ...figures].flatMap((one) => ('dimension' in one ? one.dimension : []));
  const counted = figures.some((one) => one.kind === 'measure' && one.measure === 'companies');
  return (counted || named.some((one) => one.startsWith('company'))) && !named.includes('recipient');
}

/** `new recipients per year`: of each year that the data has, from its first one or from the one that is said. */
function allYears(draft: Draft): void {
  const [period] = draft.periods;
  const [first, last] = [Math.min(...draft.years), Math.max(...draft.years)];
  const said = period?.kind === 'years' ? period : undefined;
  const from = Math.max(said?.from ?? first, first);
  draft.periods = [{ kind: 'years', from, to: Math.min(said?.to ?? last, last) }];
  if (from === first) draft.assumptions.push(`The data begins with ${first}: everybody is new in it.`);
}

/** `top ten with number of payments and amount` are ranked by the amount, unless something else is said. */
function readRankedFigure(draft: Draft): void {
  const { ranking, figures, tags } = draft;
  const isSaid = tags.some(
    (tag, index) => tag.kind === 'by' && ['measure', 'count', 'unit', 'amount'].includes(tags[index + 1]?.kind ?? ''),
  );
  const isPlain = tags.some((tag) => tag.kind === 'rank' && !tag.isSuperlative);
  const hasAmount = figures.some((figure) => figure.kind === 'measure' && figure.measure === 'total_amount');
  if (ranking && isPlain && !isSaid && hasAmount && figures.length > 1)
    draft.ranking = { ...ranking, by: 'total_amount' };
}

/** A word that no rule has taken: the first, of those that narrow the question if there are any. */
export function leftOver(draft: Draft): string | undefined {
  const [restriction] = open(draft, 'restriction');
  const left =
    restriction ?? draft.tags.find((tag) => !draft.used.has(tag) && !['filler', 'preposition'].includes(tag.kind));
  return left && textOf(draft, left);
}

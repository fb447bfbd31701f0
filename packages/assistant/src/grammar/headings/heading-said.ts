import { fieldOf } from '../clause-part.ts';
import { ofMeasure } from '../figures.ts';
import { type Asked, type Said, together } from '../sentence.ts';
import { type HeadingRole, of, type Phrase } from './heading-part.ts';

const TOTAL = ofMeasure('total_amount');

/** What the phrases of a heading say together: a list of payments, the first rows by a figure, or figures. */
export const saidBy = (phrases: readonly Phrase[]): Said | undefined =>
  listed(phrases) ?? ranked(phrases) ?? plain(phrases);

const isOfLists = (phrases: readonly Phrase[]) =>
  of(phrases, ...OF_LISTS).length > 0 || phrases.some(({ said }) => said.by);
const sumOf = (phrases: readonly Phrase[]) => phrases.reduce<Said>((all, { said }) => together(all, said), {});
const peopleIn = (phrases: readonly Phrase[]): Said => ({
  conditions: of(phrases, 'people').flatMap(({ noun }) => (noun ? [{ noun }] : [])),
});

/** `royalties over $50,000 - date, recipient and amount`: single payments, each with what is to be shown of it. */
function listed(phrases: readonly Phrase[]): Said | undefined {
  const [order] = of(phrases, 'order');
  const [columns] = of(phrases, 'columns');
  const [records] = of(phrases, 'records');
  const isListed = columns !== undefined || records?.said.n !== undefined || of(phrases, 'listing').length > 0;
  if (!records || !isListed || phrases.some(({ role }) => !IN_LISTS.includes(role))) return undefined;
  const said = [records, ...(columns ? [columns] : []), ...of(phrases, 'condition')];
  return {
    ...together(sumOf(said), peopleIn(phrases)),
    ...(order && !records.said.n && { ...order.said, isAll: true }),
  };
}

const IN_LISTS: readonly HeadingRole[] = ['records', 'columns', 'listing', 'order', 'condition', 'people', 'mute'];
const OF_LISTS: readonly HeadingRole[] = ['records', 'columns', 'listing'];

/** `companies: top 5 by doctors paid, 2024`: the first rows by a figure. */
function ranked(phrases: readonly Phrase[]): Said | undefined {
  const [most] = of(phrases, 'most', 'by');
  const [top] = of(phrases, 'top', 'so many');
  const [order] = of(phrases, 'order');
  const [thing] = of(phrases, 'thing');
  const [people] = of(phrases, 'people');
  const row = (thing ?? people)?.noun;
  const isRanked = most?.role === 'most' || top?.role === 'top' || of(phrases, 'ranked').length > 0;
  if (!isRanked || !row || isOfLists(phrases) || of(phrases, 'apart', 'listed', 'each', 'number', 'rows').length > 0)
    return undefined;
  const direction = most?.said.direction ?? top?.said.direction ?? order?.said.direction ?? 'desc';
  if ([most, top, order].some((one) => (one?.said.direction ?? direction) !== direction)) return undefined;
  const shown = of(phrases, 'figure', 'counted');
  // `top 10 doctors with number of payments`: the amount puts them in order, and the number stands beside it.
  const isShownBeside = !most && shown.every(({ tags: [first] }) => first?.kind === 'preposition');
  const figures = [most, ...shown].flatMap((one) => one?.said.figures ?? []);
  // Who is counted would narrow the amount.
  if (isShownBeside && figures.some(({ nouns }) => nouns.some(({ noun }) => noun.where !== undefined)))
    return undefined;
  const conditions = sumOf(of(phrases, 'condition')).conditions ?? [];
  const who = thing ? (peopleIn(phrases).conditions ?? []) : [];
  const n = top?.said.n;
  return {
    figures: isShownBeside ? [TOTAL, ...figures] : figures,
    rows: [row],
    conditions: [...conditions, ...who],
    direction,
    ...(n ? { n } : { isAll: true }),
  };
}

/** `Kelvanta meals, Texas: number of payments by month`. */
function plain(phrases: readonly Phrase[]): Said | undefined {
  if (isOfLists(phrases) || of(phrases, 'thing', 'top', 'so many', 'ranked', 'most', 'by').length > 0) return undefined;
  const figures = figuresOf(phrases);
  const [order] = of(phrases, 'order');
  const [rows] = of(phrases, 'rows');
  // `companies in total by year`: they may be counted.
  if (of(phrases, 'people').some(({ noun }) => noun?.noun.dimension === 'company')) return undefined;
  if (!figures || (order && (!rows || order.said.direction !== 'desc'))) return undefined;
  const parts = apartOf(phrases, figures);
  return parts && { ...together(together(sumOf(of(phrases, 'condition', 'rows')), parts), peopleIn(phrases)), figures };
}

/** What is asked; without a word for it the amount, where nobody is named who might be asked for. */
function figuresOf(phrases: readonly Phrase[]): readonly Asked[] | undefined {
  const [figure] = of(phrases, 'figure', 'counted', 'number');
  const [people] = of(phrases, 'people');
  const isInRows = of(phrases, 'rows', 'apart').length > 0;
  const figures = figure?.said.figures ?? [];
  // `number of physicians` of those who are named already.
  if (people && figures.some(({ nouns }) => nouns.some(({ noun }) => noun.where !== undefined))) return undefined;
  // `doctors reached by state`: how many they are, and what it comes to.
  const isOfDone = of(phrases, 'rows').length > 0 && figure?.tags.some(({ kind }) => kind === 'verb');
  if (isOfDone && figures.every(({ figure: { kind } }) => kind === 'distinct')) return [...figures, TOTAL];
  if (figure?.role === 'figure')
    return figure.tags[0]?.kind === 'preposition' ? besideTotal(phrases, figures) : figures;
  if (figure?.role === 'number') return numberOf(phrases);
  // `doctors paid in Texas` are those themselves.
  if (figure?.role === 'counted') return isInRows ? figures : undefined;
  return isInRows && !people && !phrases.some(isCounted) ? [TOTAL] : undefined;
}

/** `spend by state with the number of companies`: the amount has the number beside it; who is counted would narrow it. */
function besideTotal(phrases: readonly Phrase[], figures: readonly Asked[]): readonly Asked[] | undefined {
  const isNarrowing = figures.some(({ nouns }) => nouns.some(({ noun }) => noun.where !== undefined));
  const isAmount = figures.some(({ figure }) => figure.kind === 'measure' && figure.measure === 'total_amount');
  if (isAmount) return figures;
  return isNarrowing || phrases.some(isCounted) ? undefined : [TOTAL, ...figures];
}

/** Records and disputes are counted, and people may be. */
const isCounted = (one: Phrase) =>
  isOfPeople([one]) ||
  one.tags.some((tag) => tag.kind === 'unit' || (tag.kind === 'value' && fieldOf(tag) === 'dispute_status'));
const isOfPeople = (phrases: readonly Phrase[]) =>
  phrases.some(({ tags }) => tags.some((tag) => tag.kind === 'value' && tag.isPerson === true));

/** `psychiatrists: meals, number` is of meals; of people alone they are counted. */
function numberOf(phrases: readonly Phrase[]): readonly Asked[] | undefined {
  const isNature = (phrase: Phrase) => phrase.tags.some((tag) => tag.kind === 'value' && fieldOf(tag) === 'nature');
  const nature = phrases.findIndex(isNature);
  const people = phrases.findIndex((phrase) => phrase.role === 'people' || isOfPeople([phrase]));
  const unit = phrases.flatMap(({ tags }) => tags).find((tag) => tag.kind === 'unit');
  if (nature > people) return [ofMeasure(unit?.kind === 'unit' ? unit.measure : 'payments')];
  const isPeople = phrases[people]?.role === 'people';
  return nature < 0 && isPeople ? [{ figure: { kind: 'distinct', dimension: 'recipient' }, nouns: [] }] : undefined;
}

const ADDED = ['total_amount', 'payments', 'records'];

/** A row each of those in a list; of two, what adds up is one sum. */
function apartOf(phrases: readonly Phrase[], figures: readonly Asked[]): Said | undefined {
  const [several] = of(phrases, 'apart', 'listed');
  if (!several) return of(phrases, 'each').length > 0 ? undefined : {};
  if (several.role === 'apart' || of(phrases, 'each').length > 0) return several.said;
  const isAdded = figures.every(({ figure }) => figure.kind === 'measure' && ADDED.includes(figure.measure));
  const isPair = several.tags.filter(({ kind }) => kind === 'value').length === 2;
  return isAdded && isPair && of(phrases, 'rows').length === 0 ? {} : undefined;
}

import type { QueryInput, QueryResult } from '@pellucid/contract';

interface Facts {
  readonly hasEmptyName: boolean;
  readonly hasEmptyFigure: boolean;
  readonly isCut: boolean;
  readonly isOneRow: boolean;
  readonly choosesRows: boolean;
  readonly comparesRecords: boolean;
}

/** Sentences of the gate that tell something of some answers alone, by how they begin. */
const SAID_ONLY_WHERE: readonly (readonly [beginning: string, of: (facts: Facts) => boolean])[] = [
  ['What is empty makes a row', ({ hasEmptyName }) => hasEmptyName],
  ['What is made of an empty figure', ({ hasEmptyFigure }) => hasEmptyFigure],
  ['What is empty satisfies no comparison', ({ comparesRecords }) => comparesRecords],
  ['Shown are at most', ({ isCut }) => isCut],
  ['The cut may fall', ({ isCut }) => isCut],
  ['Sorted by', ({ isOneRow }) => !isOneRow],
  ['Parts, ranks and running totals', ({ isCut, choosesRows }) => isCut || choosesRows],
];

/** Parts of sentences on what is empty. */
const OF_EMPTY =
  /, empty where that is zero|; what is empty comes last|, empty ones come last|, what is empty there coming last/g;

/** The sentences that tell something of this answer: of empty values only where it has some, of a cut only where it is cut. */
export function notesFor(query: QueryInput, result: QueryResult, sentences: readonly string[]): string[] {
  const facts = factsOf(query, result);
  const isSaid = (sentence: string) =>
    SAID_ONLY_WHERE.every(([beginning, of]) => !sentence.startsWith(beginning) || of(facts));
  const hasEmpty = facts.hasEmptyName || facts.hasEmptyFigure;
  return sentences.filter(isSaid).map((sentence) => (hasEmpty ? sentence : sentence.replaceAll(OF_EMPTY, '')));
}

function factsOf({ dimensions = [], ...query }: QueryInput, { rows, truncated }: QueryResult): Facts {
  const groups = dimensions.length;
  const onRecords = JSON.stringify([query.where, query.measures, query.from?.where]);
  return {
    hasEmptyName: rows.some((row) => row.slice(0, groups).includes(null)),
    hasEmptyFigure: rows.some((row) => row.slice(groups).includes(null)),
    isCut: truncated,
    isOneRow: rows.length < 2,
    choosesRows: (query.having ?? []).length > 0,
    comparesRecords: /"op":"(lt|lte|gt|gte|between)"/.test(onRecords),
  };
}

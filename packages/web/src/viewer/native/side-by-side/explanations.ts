import type { ComparedFigure, Reference, SideBySide } from '@pellucid/contract';
import { count } from '../../../lib/format.ts';

interface Asked {
  /** Every company that is filtered, also beyond those that are compared. */
  filtered: readonly string[];
  references: readonly Reference[];
  figure: ComparedFigure;
}

/** What a person has to know of the figures: who is compared, what references are made of, what is divided by what. */
export function explanations(sides: SideBySide, { filtered, references, figure }: Asked): string[] {
  const { companies, picked, peers, reported } = sides;
  const [first] = companies;
  const without = companies.filter(({ rank }) => rank === null).map(({ company }) => company);
  return [
    ...(picked || first === undefined ? [] : ['These are the largest: pick up to four companies of your own.']),
    ...(filtered.length > companies.length && picked
      ? [`The first ${companies.length} of the ${filtered.length} companies that are filtered.`]
      : []),
    ...(without.length > 0 ? [`${without.join(' and ')}: no records under these filters.`] : []),
    ...(references.includes('peers') ? [peersText(first?.company, peers)] : []),
    ...(references.includes('industry')
      ? [`Industry average: mean of the ${count(reported)} companies that reported under these filters.`]
      : []),
    ...FIGURE_TEXTS[figure],
  ];
}

function peersText(first: string | undefined, peers: readonly string[]): string {
  if (peers.length === 0)
    return 'Top 5 peers: pick a company that has records, and they are those next to it in total spend.';
  return `Top 5 peers: mean of ${peers.join(', ')}, next to ${first} in total spend.`;
}

const FIGURE_TEXTS: Readonly<Record<ComparedFigure, readonly string[]>> = {
  amount: [],
  share: ['Shares are of each company’s own spend, over time of what all companies spent.'],
  per_recipient: ['Per recipient: spend divided by the number of different recipients of each company.'],
};

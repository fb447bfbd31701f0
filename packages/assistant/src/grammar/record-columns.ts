import { columnOf } from '../reading/records/column-words.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { alt, isWord, many, map, opt, type Parser, seq, tag, talk, wordsOf } from './parser.ts';
import type { Said } from './sentence.ts';

/** What a list is to show of each record. */
export interface Column {
  readonly name: string;
  /** Of whom the word says which people they are. */
  readonly noun?: TagOf<'noun'>;
}

/** What is added up is no column of a record. */
const SUMMED = /\b(?:total|sum|overall|everything)\b/;
const NAMES: Parser<Tag> = alt<Tag>(
  tag('noun'),
  tag('grain'),
  tag('amount', (amount, input) => !SUMMED.test(wordsOf(input, amount))),
  tag('measure'),
);
/** `date`, `recipient`, `amount`. */
export const COLUMN: Parser<Column> = (input, at) =>
  NAMES(input, at).flatMap((match) => {
    const name = columnOf(input, match.value);
    const isOne = match.value.kind === 'noun' && match.value.noun.where !== undefined;
    return name === undefined
      ? []
      : [{ ...match, value: { name, ...(isOne && { noun: match.value as TagOf<'noun'> }) } }];
  });

const called = (name: string, parser: Parser<unknown>): Parser<Column> => map(parser, () => ({ name }));
const DISPUTE = alt<unknown>(
  tag('noun', ({ noun }) => noun.dimension === 'dispute_status'),
  tag('value', ({ choices }) => choices.some(({ field }) => field === 'dispute_status')),
);
/** `who got it`, `who flew`. */
const DID = alt<unknown>(
  tag('verb'),
  tag('value', ({ choices }) => choices[0]?.field === 'nature'),
);
/** `names`, `whether disputed`, `what the money was for`, `who got it`, `when`: the same in everyday words. */
export const EVERYDAY_COLUMN: Parser<Column> = alt(
  COLUMN,
  called(
    'recipient',
    talk((words) => words === 'name'),
  ),
  called(
    'dispute_status',
    seq(
      talk((words) => words === 'whether'),
      DISPUTE,
    ),
  ),
  called(
    'nature',
    seq(
      tag('which', isWord('what')),
      many(alt<unknown>(tag('amount'), tag('unit'), tag('verb'))),
      tag('preposition', isWord('for')),
    ),
  ),
  called('date', tag('restriction', isWord('when'))),
  called('travel_city', seq(tag('where'), tag('preposition', isWord('to')))),
  called('city', tag('where')),
  (input, at) =>
    map(
      seq(opt(tag('preposition')), tag('who'), opt(DID), opt(tag('followUp', isWord('paid it', 'got it')))),
      ([, who]): Column => ({ name: columnOf(input, who) ?? 'recipient' }),
    )(input, at),
);

/** Columns of a list; of whom a word says which people they are, the list is. */
export const showing = (all: readonly Column[]): Said => ({
  columns: all.map(({ name }) => name),
  conditions: all.flatMap(({ noun }) => (noun ? [{ noun }] : [])),
});

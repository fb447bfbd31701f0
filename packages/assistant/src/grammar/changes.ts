import { CONDITIONS, IN_FRONT } from './conditions.ts';
import { FIGURE } from './figures.ts';
import { alt, END, isWord, many, map, open, opt, type Parser, seq, tag, wordsOf } from './parser.ts';
import { mute, type Said, says } from './sentence.ts';
import { BREAK, LEAD } from './small-words.ts';

/** `by how much`, `by what percentage`, `how`: the answer has the change in dollars and its part. */
const HOW_MUCH = mute(
  seq(
    opt(tag('by', isWord('by'))),
    many(
      alt<unknown>(
        tag('how'),
        tag('share'),
        tag('amount', isWord('how much', 'how many dollars')),
        tag('count', isWord('how many')),
      ),
    ),
  ),
);
/** `grow or shrink`, `change`; a difference is one of two things as well. */
const CHANGES = mute(
  seq(
    tag(
      'growth',
      (growth, input) =>
        !/^(?:how|differ|gap|delta|.*\b(?:most|fastest|largest|biggest|highest))/.test(wordsOf(input, growth)),
    ),
    many(alt<unknown>(tag('or'), tag('growth'))),
  ),
);
/** `as compared with 2022`: the year before it. */
const COMPARED_WITH = mute(seq(opt(tag('preposition', isWord('as'))), tag('versus'), open(tag('period'))));
const IN_ALL = map(END, () => ({ isChange: true as const }));

/** `by what percentage did the number of records grow or shrink between 2022 and 2023`, `the change in spend from 2021 to 2022`. */
export const CHANGE: Parser<Said> = alt(
  says(IN_FRONT, LEAD, HOW_MUCH, FIGURE, CONDITIONS, CHANGES, CONDITIONS, IN_ALL),
  says(
    IN_FRONT,
    LEAD,
    CHANGES,
    mute(opt(tag('preposition', isWord('of', 'in')))),
    FIGURE,
    CONDITIONS,
    opt(COMPARED_WITH),
    IN_ALL,
  ),
  says(IN_FRONT, COMPARED_WITH, BREAK, LEAD, HOW_MUCH, FIGURE, CONDITIONS, CHANGES, CONDITIONS, IN_ALL),
);

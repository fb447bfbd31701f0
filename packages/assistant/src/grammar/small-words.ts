import { alt, COMMA, isWord, many, map, opt, type Parser, seq, tag, talk, wordsOf } from './parser.ts';
import { mute, type Said } from './sentence.ts';

/** `what is the`, `a table of`, `split`. */
export const LEAD = mute(
  many(
    alt<unknown>(
      tag('which', (which, input) => /^(?:what|which$)/.test(wordsOf(input, which))),
      seq(tag('chart'), opt(tag('preposition', isWord('of')))),
      tag('restriction', isWord('split', 'break down')),
    ),
  ),
);
export const WHICH = mute(tag('which'));
/** `which`, `list all`, or nothing before what is asked for. */
export const ASKED = mute(
  many(alt<unknown>(tag('which'), tag('chart'), tag('list', isWord('list all')), tag('and', isWord(', list')))),
);
export const OF = mute(opt(tag('preposition', isWord('of'))));
/** `in which state`. */
export const WHERE = mute(opt(tag('preposition', isWord('in', 'for', 'at'))));
/** `companies with`, `states whose`, `products where`. */
export const WITH = mute(
  opt(alt<unknown>(tag('preposition', isWord('with')), tag('who', isWord('whose')), tag('where', isWord('where')))),
);
export const BY_FIGURE = mute(tag('by', isWord('by', 'according to', 'based on', 'in terms of', 'measured by')));
export const BREAK = mute(opt(COMMA));
export const ONLY = mute(opt(tag('only')));

/** `was`, `went to`, `was spent on`: between a whole and its part. */
export const IS = mute(
  alt<unknown>(
    talk((words) => /^(?:be|be for|be go to|go|go to|come from|account for)$/.test(words)),
    seq(opt(talk((words) => words === 'be')), tag('verb')),
    tag('preposition', (word, input) => /^(?:came|come|comes|stems?|stemmed) from$/.test(wordsOf(input, word))),
  ),
);

/** How many rows are asked. */
export const COUNT: Parser<Said> = map(
  tag(
    'number',
    ({ isMoney, isPercent, isOrdinal, value }) => !isMoney && !isPercent && !isOrdinal && /^\d{1,3}$/.test(value),
  ),
  (n) => ({ n }),
);
export const SO_MANY = map(opt(COUNT), (n) => n ?? {});

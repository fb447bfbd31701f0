import { describe, expect, it } from 'vitest';
import type { Tag } from '../tags/tag.ts';
import { tokenise } from '../text/tokens.ts';
import { alt, COMMA, END, type Input, many, map, only, open, opt, seq, tag, talk } from './parser.ts';

/** A tag for each word: numbers, `and`, and small talk. */
function inputOf(text: string): Input {
  const tokens = tokenise(text);
  const tags = tokens.map(({ low }, from): Tag => {
    const place = { from, to: from + 1, score: 0 };
    if (/^\d/.test(low))
      return { kind: 'number', value: low, isMoney: false, isPercent: false, isOrdinal: false, ...place };
    return low === 'and' ? { kind: 'and', ...place } : { kind: 'filler', ...place };
  });
  return { tokens, tags };
}

const NUMBER = map(tag('number'), ({ value }) => value);
const ways = (text: string, parser: Parameters<typeof map<unknown, unknown>>[0]) =>
  parser(inputOf(text), 0).map(({ value }) => value);

describe('parsers of tags', () => {
  it('pass over small talk, and over no comma', () => {
    expect(ways('the 1', seq(NUMBER, END))).toEqual([['1', undefined]]);
    expect(ways(', 1', NUMBER)).toEqual([]);
    expect(ways(', 1', seq(COMMA, NUMBER))).toEqual([[undefined, '1']]);
  });

  it('read as many as there are, or fewer', () => {
    expect(ways('1 2 3', many(NUMBER))).toEqual([['1', '2', '3'], ['1', '2'], ['1'], []]);
    expect(ways('1 2', seq(many(NUMBER), END))).toEqual([[['1', '2'], undefined]]);
  });

  it('go one way alone to each place, however many there are', () => {
    const either = alt(
      NUMBER,
      NUMBER,
      map(seq(NUMBER, opt(NUMBER)), ([first]) => first),
    );
    expect(ways('1 '.repeat(60), many(either))).toHaveLength(61);
  });

  it('take what they read, and leave what other rules read', () => {
    const both = seq(open(tag('number')), tag('and'), open(tag('period')));
    const input = inputOf('1 and 2');
    const tags = input.tags.map((one): Tag => (one.from === 2 ? { ...one, kind: 'not' } : one));
    expect(both(input, 0)).toEqual([]);
    const [match] = seq(tag('number'), tag('and'), open(tag('not')))({ ...input, tags }, 0);
    expect(match?.taken.map(({ kind }) => kind)).toEqual(['number', 'and']);
  });

  it('want small talk where it holds two parts together', () => {
    const were = seq(
      NUMBER,
      talk((words) => words === 'be'),
      NUMBER,
    );
    expect(ways('1 were 2', were)).toHaveLength(1);
    expect(ways('1 the 2', were)).toEqual([]);
  });

  it('refuse what does not pass', () => {
    expect(
      ways(
        '7',
        only(NUMBER, (value) => value === '8'),
      ),
    ).toEqual([]);
  });
});

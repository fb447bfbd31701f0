import { describe, expect, it } from 'vitest';
import { isCutShort, missingYears, yearsInWords } from './years-there.ts';

const THERE = [2019, 2020, 2021];

describe('years that the data has', () => {
  it.each([
    [{ kind: 'years', from: 1998, to: 1998 }, [1998]],
    [{ kind: 'years', from: 2020, to: 2020 }, []],
    [{ kind: 'years', from: 2022 }, [2022]],
    [{ kind: 'years', to: 2018 }, [2018]],
    [{ kind: 'years', from: 2015, to: 2019 }, []],
    [{ kind: 'eachYear', years: [2018, 2019] }, [2018]],
    [{ kind: 'dates', from: '2023-01-01', to: '2023-03-31' }, [2023]],
    [{ kind: 'dates', from: '2021-12-01' }, []],
    [{ kind: 'allTime' }, []],
  ] as const)('%o misses %o', (period, missing) => {
    expect(missingYears(period, THERE)).toEqual(missing);
  });

  it('are not known of a source that nobody may see', () => {
    expect(missingYears({ kind: 'years', from: 1998, to: 1998 }, [])).toEqual([]);
  });

  it('are said where a range reaches beyond them', () => {
    expect(isCutShort({ kind: 'years', from: 2015, to: 2020 }, THERE)).toBe(true);
    expect(isCutShort({ kind: 'years', from: 2019, to: 2020 }, THERE)).toBe(false);
  });

  it.each([
    [[2019], '2019'],
    [[2020, 2019], '2019 and 2020'],
    [[2019, 2020, 2021], '2019 to 2021'],
    [[2013, 2020], '2013 and 2020'],
  ])('%o are “%s”', (years, words) => {
    expect(yearsInWords(years)).toBe(words);
  });
});

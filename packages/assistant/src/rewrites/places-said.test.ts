import { describe, expect, it } from 'vitest';
import { withTerritory } from './own-territory.ts';
import { withCitiesOfState } from './state-cities.ts';

describe('places said otherwise', () => {
  it.each([
    ['My territory is Utah, Idaho and Nevada. Spend there in 2023?', 'Spend in Utah, Idaho and Nevada in 2023?'],
    ['I cover Ohio. Top 5 companies in my territory?', 'Top 5 companies in Ohio?'],
    ['My territory is Ohio. Top 5 companies in Utah?', 'My territory is Ohio. Top 5 companies in Utah?'],
    ['I cover meals. Is there any limit?', 'I cover meals. Is there any limit?'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withTerritory(said)).toBe(plainly);
  });

  it.each([
    ['which Kansas cities got the most', 'which cities in Kansas got the most'],
    ["total in Iowa's cities", 'total in cities in Iowa'],
    ['total in Kansas City', 'total in Kansas City'],
    ['top cities', 'top cities'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withCitiesOfState(said)).toBe(plainly);
  });
});

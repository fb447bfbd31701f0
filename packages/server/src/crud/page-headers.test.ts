import { describe, expect, it } from 'vitest';
import { pageHeaders } from './page-headers.ts';

const link = (url: string, page: number, size: number, total: number) => pageHeaders(url, { page, size }, total).Link;

// docs/promises/calls.md#lists
describe('Link header of a list', () => {
  it('leads on, back, to the end and to the start, in this order', () => {
    expect(link('/api/companies?page=1&size=20', 1, 20, 61)).toBe(
      '</api/companies?page=2&size=20>; rel="next",</api/companies?page=0&size=20>; rel="prev",' +
        '</api/companies?page=3&size=20>; rel="last",</api/companies?page=0&size=20>; rel="first"',
    );
  });

  it('has page 0 as the last of an empty list', () => {
    expect(link('/api/companies', 0, 20, 0)).toBe(
      '</api/companies?page=0&size=20>; rel="last",</api/companies?page=0&size=20>; rel="first"',
    );
  });

  it.each([
    [20, 0, false],
    [21, 0, true],
    [40, 1, false],
  ])('of %i records and page %i: next is %s', (total, page, next) => {
    expect(link('/x', page, 20, total)?.includes('rel="next"')).toBe(next);
  });

  it('keeps the other parameters and writes no comma or bracket inside a URL', () => {
    const header = link('/api/companies?sort=id,desc&sort=companyName&companyName.contains=a%2Cb%3E&page=7', 0, 10, 5);
    expect(header).toContain(
      '</api/companies?page=0&size=10&sort=id%2Cdesc&sort=companyName&companyName.contains=a%2Cb%3E>; rel="last"',
    );
    expect(header?.split(',')).toHaveLength(2);
  });
});

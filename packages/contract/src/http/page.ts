import { z } from 'zod';

/** Size of a page when the parameter is absent, and the most that may be asked for. */
export const PAGE_SIZE = { default: 20, screen: 10, max: 2000 } as const;

/** `field,asc`, `field,desc` or `field`; the parameter may be repeated. */
const sort = z.union([z.string(), z.array(z.string())]).optional();

/** Pages beyond are empty; a number that no database counts to is none. */
const MAX_PAGE = 10_000_000;

/**
 * Which part of a list: zero-based page, and size. As Spring reads them for JHipster: a page or size that is no whole number
 * or too small is as if it were not sent, and a size beyond the most is cut to it.
 */
export const PAGING = {
  page: z.coerce
    .number()
    .int()
    .min(0)
    .catch(0)
    .transform((page) => Math.min(page, MAX_PAGE))
    .default(0),
  size: z.coerce
    .number()
    .int()
    .min(1)
    .catch(PAGE_SIZE.default)
    .transform((size) => Math.min(size, PAGE_SIZE.max))
    .default(PAGE_SIZE.default),
};

/**
 * Paging of a list of records, and repeated sort. Criteria (`name.contains=…`) are further parameters, checked against the
 * entity's definition; unknown ones without a dot are ignored (`cacheBuster`).
 */
export const PageQuery = z.looseObject({ ...PAGING, sort });
export type PageQuery = z.infer<typeof PageQuery>;

export const TOTAL_COUNT_HEADER = 'X-Total-Count';

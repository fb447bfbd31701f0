import { z } from 'zod';

/** Size of a page when the parameter is absent, and the most that may be asked for. */
export const PAGE_SIZE = { default: 20, screen: 10, max: 2000 } as const;

/** `field,asc`, `field,desc` or `field`; the parameter may be repeated. */
const sort = z.union([z.string(), z.array(z.string())]).optional();

/**
 * Paging of a list: zero-based page, size, repeated sort. Criteria (`name.contains=…`) are further parameters, checked
 * against the entity's definition; unknown ones without a dot are ignored (`cacheBuster`).
 */
export const PageQuery = z.looseObject({
  page: z.coerce.number().int().min(0).default(0),
  size: z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default),
  sort,
});
export type PageQuery = z.infer<typeof PageQuery>;

export const TOTAL_COUNT_HEADER = 'X-Total-Count';

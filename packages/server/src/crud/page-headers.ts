import { TOTAL_COUNT_HEADER } from '@pellucid/contract';

/**
 * The headers of one page of a list, as JHipster clients read them: the total, and always a Link with next?, prev?, last
 * and first, without spaces between. URLs are relative and keep the other parameters; commas in them are %2C, because
 * clients cut the header at commas.
 */
export function pageHeaders(
  url: string,
  { page, size }: { page: number; size: number },
  total: number,
): Record<string, string> {
  const [path = '', search = ''] = url.split('?', 2);
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'page' && name !== 'size');
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams([['page', String(to)], ['size', String(size)], ...others]);
    return `<${path}?${query}>; rel="${rel}"`;
  };
  const links = [
    ...(page < last ? [link(page + 1, 'next')] : []),
    ...(page > 0 ? [link(page - 1, 'prev')] : []),
    link(last, 'last'),
    link(0, 'first'),
  ];
  return { [TOTAL_COUNT_HEADER]: String(total), Link: links.join(',') };
}

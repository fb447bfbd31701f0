/** Numbers that a pager shows at once. */
const PAGES_SHOWN = 5;

/** The pages around one, as many as are shown; all of them where there are fewer. */
export function pageWindow(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(PAGES_SHOWN / 2), pages - PAGES_SHOWN + 1));
  return Array.from({ length: Math.min(PAGES_SHOWN, pages) }, (_, at) => first + at);
}

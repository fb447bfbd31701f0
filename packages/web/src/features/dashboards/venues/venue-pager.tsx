import { PageItem, Step } from '../../../ui/pager.tsx';
import { pageWindow } from './page-window.ts';

interface VenuePagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Five pages around the one on screen, the pages before and after it, and the first and last of all. */
export function VenuePager(pager: VenuePagerProps) {
  const { page, pages, onChange } = pager;
  return (
    <nav className="pager" aria-label="Pages of venues">
      <Step name="First page" text="«" to={1} {...pager} />
      <Step name="Previous page" text="‹" to={page - 1} {...pager} />
      <ul>
        {pageWindow(page, pages).map((each) => (
          <PageItem key={each} each={each} page={page} onChange={onChange} />
        ))}
      </ul>
      <Step name="Next page" text="›" to={page + 1} {...pager} />
      <Step name="Last page" text="»" to={pages} {...pager} />
    </nav>
  );
}

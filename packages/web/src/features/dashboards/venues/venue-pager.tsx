import { pageWindow } from './page-window.ts';
import '../../../ui/pager.css';

interface VenuePagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Five pages around the one on screen, the pages before and after it, and the first and last of all. */
export function VenuePager({ page, pages, onChange }: VenuePagerProps) {
  const step = (name: string, text: string, to: number) => {
    const leads = to >= 1 && to <= pages && to !== page;
    // At an end it stays a button, so that whoever came there with it keeps the focus.
    return (
      <button type="button" aria-label={name} title={name} aria-disabled={!leads} onClick={() => leads && onChange(to)}>
        <span aria-hidden="true">{text}</span>
      </button>
    );
  };
  return (
    <nav className="pager" aria-label="Pages of venues">
      {step('First page', '«', 1)}
      {step('Previous page', '‹', page - 1)}
      <ul>
        {pageWindow(page, pages).map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onChange(each)}
            >
              {each}
            </button>
          </li>
        ))}
      </ul>
      {step('Next page', '›', page + 1)}
      {step('Last page', '»', pages)}
    </nav>
  );
}

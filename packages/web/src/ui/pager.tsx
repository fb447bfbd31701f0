import './pager.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** Of what, where a screen has several lists. */
  of?: string | undefined;
  /** Shows fewer pages, for a narrow window. */
  compact?: boolean;
}

/** How far the dots between two pages lead. */
const JUMP = 5;

/** The pages of a list: each is a button with its name, and the one on screen says so. */
export function Pager({ page, pages, onChange, of, compact = false }: PagerProps) {
  const shown = pagesShown(page, pages, compact ? 0 : 1);
  return (
    <nav className="pager" aria-label={of === undefined ? 'Pages' : `Pages of ${of}`}>
      <Step name="Previous page" text="‹" to={page - 1} page={page} pages={pages} onChange={onChange} />
      <ul>
        {shown.map((each, at) => {
          const before = shown[at - 1] ?? 0;
          const jump = each > page ? Math.min(page + JUMP, each - 1) : Math.max(page - JUMP, before + 1);
          return [
            each > before + 1 && (
              <li key={`to-${each}`}>
                <button type="button" className="pager-jump" aria-label={`Page ${jump}`} onClick={() => onChange(jump)}>
                  …
                </button>
              </li>
            ),
            <PageItem key={each} each={each} page={page} onChange={onChange} />,
          ];
        })}
      </ul>
      <Step name="Next page" text="›" to={page + 1} page={page} pages={pages} onChange={onChange} />
    </nav>
  );
}

/** A page to choose; the one on screen says so. */
export function PageItem({ each, page, onChange }: Pick<PagerProps, 'page' | 'onChange'> & { each: number }) {
  return (
    <li>
      <button
        type="button"
        aria-label={`Page ${each}`}
        aria-current={each === page ? 'page' : undefined}
        onClick={() => onChange(each)}
      >
        {each}
      </button>
    </li>
  );
}

interface StepProps extends Pick<PagerProps, 'page' | 'pages' | 'onChange'> {
  name: string;
  text: string;
  to: number;
}

/** A button to another page. At an end it stays one, so that whoever came there with it keeps the focus. */
export function Step({ name, text, to, page, pages, onChange }: StepProps) {
  const leads = to >= 1 && to <= pages && to !== page;
  return (
    <button type="button" aria-label={name} title={name} aria-disabled={!leads} onClick={() => leads && onChange(to)}>
      <span aria-hidden="true">{text}</span>
    </button>
  );
}

/** The first page, the last, and those around the one on screen; in order. */
export function pagesShown(page: number, pages: number, around: number): number[] {
  // Near an end as many are shown as in the middle, so that the buttons stay where they are.
  const from = Math.max(Math.min(page - around, pages - 2 * around), 1);
  const middle = Array.from({ length: 2 * around + 1 }, (_, at) => from + at);
  return [...new Set([1, ...middle, pages])].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
}

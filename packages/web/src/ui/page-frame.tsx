import { type ReactNode, useId } from 'react';
import './page-frame.css';

interface PageFrameProps {
  title: string;
  /** Over the title: what kind of thing it names. */
  kind?: string;
  /** Under the title: what the page is about, in a sentence or two. */
  subtitle?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  /** Over everything: the way to the pages beside this one. */
  nav?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** Around the page of a list, a record, a form or a report: its title, what can be done with it, and the page below. */
export function PageFrame({ title, kind, subtitle, actions, nav, isBusy, children }: PageFrameProps) {
  const titleId = useId();
  return (
    <section className="page-frame" aria-labelledby={titleId} aria-busy={isBusy}>
      {nav}
      <header>
        <div className="page-title-row">
          <div>
            {kind !== undefined && <p className="page-kind">{kind}</p>}
            <h1 id={titleId}>{title}</h1>
          </div>
          {actions !== undefined && <div className="page-actions">{actions}</div>}
        </div>
        {subtitle !== undefined && <p className="page-subtitle">{subtitle}</p>}
      </header>
      {children}
    </section>
  );
}

import { Link } from 'react-router';
import { count, exactMoney, percent, shortMoney } from '../../lib/format.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { NatureFigures } from './nature-figures.ts';
import { isCurrent, type PaymentNature, yearsOf } from './payment-natures.ts';
import './nature-entry.css';

interface NatureEntryProps {
  nature: PaymentNature;
  figures: NatureFigures | undefined;
  programYear: number | null;
  /** Address of the dashboard that shows these payments; null for those who have none. */
  dashboard: string | null;
}

/** Where a nature stands on the page. */
export const anchorOf = (code: number) => `nature-${code}`;

/** Everything about one nature: what it covers, how to decide, what to watch for, and what the industry spends on it. */
export function NatureEntry({ nature, figures, programYear, dashboard }: NatureEntryProps) {
  const { code, name, label, covers, test, examples, mistakes, evidence } = nature;
  return (
    <article className="card nature-card" id={anchorOf(code)} tabIndex={-1} aria-labelledby={`${anchorOf(code)}-name`}>
      <header className="nature-head">
        <span className="nature-code" aria-hidden="true">
          {code}
        </span>
        <div>
          <h3 id={`${anchorOf(code)}-name`}>{name}</h3>
          <p className="nature-years">
            {label.toLowerCase() !== name.toLowerCase() && <>Published as “{label}”. </>}
            {yearsOf(nature)}.
          </p>
        </div>
      </header>
      <div className="nature-body">
        <div className="nature-words">
          <p>{covers}</p>
          <p className="nature-test">
            <strong>Ask:</strong> {test}
          </p>
          <h4>Examples</h4>
          <ul className="nature-examples">
            {examples.map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <h4>Common mistakes</h4>
          <ul className="nature-mistakes">
            {mistakes.map(({ mistake, instead }) => (
              <li key={mistake}>
                <span>{mistake}</span>
                <span className="nature-instead">{instead}</span>
              </li>
            ))}
          </ul>
          <p className="nature-evidence">
            <strong>Keep:</strong> {evidence}
          </p>
        </div>
        <NatureNumbers {...{ nature, figures, programYear, dashboard }} />
      </div>
    </article>
  );
}

function NatureNumbers({ nature, figures, programYear, dashboard }: NatureEntryProps) {
  const when = programYear === null ? 'in the data' : `in program year ${programYear}`;
  if (figures === undefined)
    return (
      <p className="nature-numbers muted">
        {isCurrent(nature) ? `No payments of this nature ${when}.` : `No longer used ${when}.`}
      </p>
    );
  return (
    <div className="nature-numbers">
      <p className="nature-spend" title={exactMoney(figures.amount)}>
        {shortMoney(figures.amount)}
      </p>
      <p className="muted">industry spend {when}</p>
      <dl>
        <div>
          <dt>Part of all spend</dt>
          <dd>{percent(figures.amountShare)}</dd>
        </div>
        <div>
          <dt>Payments</dt>
          <dd>{count(figures.payments)}</dd>
        </div>
        <div>
          <dt>Average per payment</dt>
          <dd>{figures.payments === 0 ? '' : exactMoney(Number(figures.amount) / figures.payments)}</dd>
        </div>
      </dl>
      {dashboard !== null && (
        <Link className="nature-follow" to={dashboard} aria-label={`See the payments: ${nature.name}`}>
          See these payments <ArrowIcon />
        </Link>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchIcon } from '../../ui/icons.tsx';
import { NATURE_RULES, OFTEN_NOT_REPORTABLE, QUICK_FINDER } from './nature-advice.ts';
import { NatureChart } from './nature-chart.tsx';
import { useNatureDashboard } from './nature-dashboard.ts';
import { anchorOf, NatureEntry } from './nature-entry.tsx';
import { natureOf, useNatureSpend } from './nature-figures.ts';
import { searchNatures } from './nature-search.ts';
import { PAYMENT_NATURES, type PaymentNature } from './payment-natures.ts';
import './home.css';
import './nature-guide.css';

/** How to classify a payment: the rules, what is spent on each nature, and every nature in detail. */
export function NatureGuide() {
  const [search, setSearch] = useState('');
  const found = searchNatures(PAYMENT_NATURES, search);
  const spend = useNatureSpend();
  const programYear = spend?.programYear ?? null;
  const dashboardOf = useNatureDashboard(programYear);
  useAnchor();

  return (
    <section className="nature-guide" aria-labelledby="nature-guide-title">
      <div className="nature-intro">
        <div>
          <h2 id="nature-guide-title">Classifying the nature of a payment</h2>
          <p className="muted">
            The nature says what a payment was for. It is published, compared and disputed more than any other field.
          </p>
          <ul className="nature-rules">
            {NATURE_RULES.map(({ rule, why }) => (
              <li key={rule}>
                <strong>{rule}.</strong> {why}
              </li>
            ))}
          </ul>
        </div>
        <NatureChart />
      </div>

      <QuickFinder onFollow={() => setSearch('')} />

      <div className="nature-tools">
        <label className="nature-search">
          <SearchIcon />
          <input
            className="field-input"
            type="search"
            aria-label="Search the guidelines"
            placeholder="Search: meal, textbook, royalty …"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <span className="muted" role="status">
          {found.length === 1 ? '1 nature' : `${found.length} natures`}
        </span>
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
      </div>

      <div className="nature-columns">
        <JumpList natures={found} />
        <div className="nature-list">
          {found.map((nature) => (
            <NatureEntry
              key={nature.code}
              nature={nature}
              figures={spend?.natures.find(({ label }) => natureOf(label) === nature)}
              programYear={programYear}
              dashboard={dashboardOf(nature.label)}
            />
          ))}
          {found.length === 0 && <p className="banner">No nature mentions this. Try a plainer word.</p>}
          <NotReportable />
        </div>
      </div>
    </section>
  );
}

/** From what an expense report says to the nature. */
function QuickFinder({ onFollow }: { onFollow: () => void }) {
  return (
    <nav className="nature-finder" aria-label="Find the nature by what was paid for">
      <h3>What was paid for?</h3>
      <ul>
        {QUICK_FINDER.map(({ paidFor, code }) => (
          <li key={paidFor}>
            <Link to={{ hash: anchorOf(code) }} onClick={onFollow}>
              {paidFor} <span aria-hidden="true">{code}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function JumpList({ natures }: { natures: readonly PaymentNature[] }) {
  return (
    <nav className="nature-jump" aria-label="Natures of payment">
      <ol>
        {natures.map(({ code, name }) => (
          <li key={code}>
            <Link to={{ hash: anchorOf(code) }}>
              <span aria-hidden="true">{code}</span>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function NotReportable() {
  return (
    <section className="card nature-card" aria-labelledby="not-reportable">
      <h3 id="not-reportable">Often not reportable at all</h3>
      <p className="muted">Each of these has conditions. Read the rule before you leave a payment out, and note why.</p>
      <ul className="nature-excluded">
        {OFTEN_NOT_REPORTABLE.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </section>
  );
}

/** Brings the nature that the address names into view, for eye and keyboard. */
function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    if (hash === '') return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash, key]);
}

import { useMemo, useState } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { isCurrent, NATURE_RULES, PAYMENT_NATURES, type PaymentNature } from './payment-natures.ts';
import { SpendByNature } from './spend-by-nature.tsx';
import './home.css';

/** How to classify a payment: the rules, what is spent on each nature, and every nature in detail. */
export function NatureGuide() {
  const [search, setSearch] = useState('');
  const found = useMemo(() => PAYMENT_NATURES.filter((nature) => matches(nature, search)), [search]);

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
        <SpendByNature />
      </div>

      <div className="nature-search">
        <SearchIcon />
        <input
          className="field-input"
          type="search"
          aria-label="Search the guidelines"
          placeholder="Search: meal, textbook, royalty …"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span className="muted" role="status">
          {found.length === 1 ? '1 nature' : `${found.length} natures`}
        </span>
      </div>

      <ol className="nature-list">
        {found.map((nature) => (
          <NatureCard key={nature.code} nature={nature} />
        ))}
      </ol>
      {found.length === 0 && <p className="muted">No nature mentions this. Try a plainer word.</p>}
    </section>
  );
}

function NatureCard({ nature }: { nature: PaymentNature }) {
  return (
    <li className="card nature-card">
      <div className="nature-head">
        <span className="nature-code" aria-hidden="true">
          {nature.code}
        </span>
        <h3>{nature.label}</h3>
      </div>
      <p className="nature-years">{yearsOf(nature)}</p>
      <p>{nature.covers}</p>
      <p className="nature-examples">
        {nature.examples.map((example) => (
          <span key={example}>{example}</span>
        ))}
      </p>
      <h4>Common mistakes</h4>
      <ul className="nature-mistakes">
        {nature.mistakes.map(({ mistake, instead }) => (
          <li key={mistake}>
            <span>{mistake}</span>
            <span className="nature-instead">{instead}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function yearsOf(nature: PaymentNature): string {
  const { from, to } = nature.years;
  if (!isCurrent(nature)) return `Program years ${from} to ${to} only`;
  return from === 2013 ? 'All program years' : `Since program year ${from}`;
}

function matches(nature: PaymentNature, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [
    nature.label,
    nature.covers,
    ...nature.examples,
    ...nature.mistakes.flatMap(({ mistake, instead }) => [mistake, instead]),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

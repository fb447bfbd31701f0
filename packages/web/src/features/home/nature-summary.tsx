import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { NatureChart } from './nature-chart.tsx';
import { PAYMENT_NATURES } from './payment-natures.ts';
import './nature-guide.css';

/** The guidelines in short: why they matter, the picture of the natures, and the way to all of them. */
export function NatureSummary() {
  return (
    <section className="nature-summary" aria-labelledby="nature-summary-title">
      <div>
        <h2 id="nature-summary-title">Classifying the nature of a payment</h2>
        <p className="muted">
          The nature says what a payment was for. It is published, compared and disputed more than any other field.
        </p>
        <Link className="button" to={paths.nopMapping}>
          Guidelines for all {PAYMENT_NATURES.length} natures <ArrowIcon />
        </Link>
      </div>
      <NatureChart />
    </section>
  );
}

import { count, exactMoney, percent } from '../../lib/format.ts';
import { Loading } from '../../ui/loading.tsx';
import { type NatureFigures, useNatureSpend } from './nature-figures.ts';
import './nature-chart.css';

/** The natures side by side: their part of the money and of the payments. Drawn from the data of this installation. */
export function NatureChart() {
  const spend = useNatureSpend();
  if (spend === undefined) return <Loading label="Loading the chart" />;
  if (spend === null || spend.natures.length === 0)
    return <p className="banner">The chart of spend by nature appears when there is data for it.</p>;
  const year = spend.programYear === null ? '' : `, program year ${spend.programYear}`;
  return (
    <figure className="card nature-chart">
      <figcaption>Where the money goes, and what most payments are{year}</figcaption>
      <ChartImage natures={spend.natures} />
      <details className="nature-table">
        <summary>View as table</summary>
        <FiguresTable natures={spend.natures} />
      </details>
    </figure>
  );
}

/** Two columns of bars, each on its own scale: meals are so many payments that one scale would flatten the money. */
function ChartImage({ natures }: { natures: readonly NatureFigures[] }) {
  const mostAmount = Math.max(...natures.map(({ amountShare }) => amountShare));
  const mostPayments = Math.max(...natures.map(({ paymentShare }) => paymentShare));
  return (
    <div className="nature-image" role="img" aria-label={summaryOf(natures)}>
      <div className="nature-row nature-key">
        <span />
        <span>Part of the spend</span>
        <span>Part of the payments</span>
      </div>
      {natures.map(({ label, name, amountShare, paymentShare }) => (
        <div key={label} className="nature-row">
          <span>{name}</span>
          <Bar className="bar-amount" share={amountShare} most={mostAmount} />
          <Bar className="bar-payments" share={paymentShare} most={mostPayments} />
        </div>
      ))}
    </div>
  );
}

function Bar({ className, share, most }: { className: string; share: number; most: number }) {
  return (
    <span className="nature-bar">
      <i className={className} style={{ flexGrow: share / most }} />
      <b>{percent(share)}</b>
      <i style={{ flexGrow: 1 - share / most }} />
    </span>
  );
}

function FiguresTable({ natures }: { natures: readonly NatureFigures[] }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a telephone
    <section className="nature-table-scroll" tabIndex={0} aria-label="Spend by nature as a table">
      <table>
        <thead>
          <tr>
            <th scope="col">Nature of payment</th>
            <th scope="col">Spend</th>
            <th scope="col">Part</th>
            <th scope="col">Payments</th>
            <th scope="col">Part</th>
          </tr>
        </thead>
        <tbody>
          {natures.map(({ label, amount, payments, amountShare, paymentShare }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{exactMoney(amount)}</td>
              <td>{percent(amountShare)}</td>
              <td>{count(payments)}</td>
              <td>{percent(paymentShare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function summaryOf(natures: readonly NatureFigures[]): string {
  const [first] = natures;
  const frequent = natures.toSorted((a, b) => b.payments - a.payments)[0];
  if (first === undefined || frequent === undefined) return 'Spend by nature of payment';
  return (
    `Bar chart of ${natures.length} natures of payment. Most of the spend: ${first.name}, ${percent(first.amountShare)}. ` +
    `Most of the payments: ${frequent.name}, ${percent(frequent.paymentShare)}. The table below has every figure.`
  );
}

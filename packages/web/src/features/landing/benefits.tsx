import { CompareIcon, RowsIcon, SearchIcon, ShieldIcon } from '../../ui/icons.tsx';

const BENEFITS = [
  {
    icon: SearchIcon,
    title: 'Find it before the reviewer does',
    text: 'Start with the largest companies, physicians, products and specialties. What is out of line stands out while there is still time to correct it.',
  },
  {
    icon: RowsIcon,
    title: 'From the figure to the record',
    text: 'Mark a bar, a state or a slice: the rest of the dashboard follows, and the records behind it are listed, sorted and exported in full.',
  },
  {
    icon: CompareIcon,
    title: 'Know where you stand',
    text: 'Put one company beside its peers, year by year and nature by nature, on the published files of the national transparency program.',
  },
  {
    icon: ShieldIcon,
    title: 'Classify it right the first time',
    text: 'Plain guidelines for every nature of payment: what it covers, examples, and the mistakes that cause the most corrections.',
  },
] as const;

/** What the product does for the people who use it every day. */
export function Benefits() {
  return (
    <section className="benefits" aria-labelledby="benefits-title">
      <div className="section-head">
        <h2 id="benefits-title">Made for compliance analysts</h2>
        <p>Fewer corrections after the deadline, because the questions come before it.</p>
      </div>
      <ul className="benefit-list">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <span className="benefit-icon">
              <Icon />
            </span>
            <h3>{title}</h3>
            <p className="benefit-text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

const FACTS = [
  {
    fact: 'To the cent',
    text: 'Amounts are exact decimals from the file to the screen. Nothing is rounded on the way.',
  },
  { fact: 'Row by row', text: 'A row that cannot be read is set aside with its file, line and reason, and counted.' },
  { fact: 'Yours alone', text: 'What belongs to a company is seen by its own users; one gate checks every question.' },
  {
    fact: 'Nothing from elsewhere',
    text: 'No script, font, map or chart is loaded from another host. They come with the product.',
  },
] as const;

/** Why the figures can be believed, and the way in. */
export function TrustFacts() {
  return (
    <section className="trust" aria-labelledby="trust-title">
      <h2 id="trust-title">Figures that stand up to a question</h2>
      <dl className="trust-list">
        {FACTS.map(({ fact, text }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="trust-actions">
        <Link className="button button-light" to={paths.register}>
          Free Signup
        </Link>
        <Link className="button button-on-water" to={paths.login}>
          Login
        </Link>
      </div>
    </section>
  );
}

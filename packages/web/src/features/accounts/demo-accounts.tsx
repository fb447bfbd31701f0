import { useId } from 'react';

/** The password of all demonstration accounts; they exist in demo mode only, never in production. */
const DEMO_PASSWORD = 'Sunshine#2026';

interface DemoAccountsProps {
  logins: readonly string[];
  onChoose: (account: { username: string; password: string }) => void;
}

/** Fills the form with a demonstration account; absent outside demo mode. */
export function DemoAccounts({ logins, onChoose }: DemoAccountsProps) {
  const heading = useId();
  if (logins.length === 0) return null;
  return (
    <section className="demo-accounts" aria-labelledby={heading}>
      <h2 id={heading}>Try it with a demo account</h2>
      <div className="demo-accounts-list">
        {logins.map((login) => (
          <button
            key={login}
            type="button"
            className="chip"
            onClick={() => onChoose({ username: login, password: DEMO_PASSWORD })}
          >
            {login}
          </button>
        ))}
      </div>
    </section>
  );
}

import type { DemoAccount } from '@pellucid/contract';
import { useId } from 'react';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onChoose: (account: DemoAccount) => void;
}

/** Fills the form with a demonstration account; absent outside demo mode. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const id = useId();
  if (accounts.length === 0) return null;
  return (
    <section className="demo-accounts" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Try it with a demo account</h2>
      <ul className="demo-accounts-list">
        {accounts.map((account, index) => (
          <li key={account.login}>
            <button
              type="button"
              className="demo-account"
              aria-labelledby={`${id}-${index}`}
              aria-describedby={`${id}-${index}-about`}
              onClick={() => onChoose(account)}
            >
              <span id={`${id}-${index}`} className="demo-account-login">
                {account.login}
              </span>
              <span id={`${id}-${index}-about`} className="demo-account-about">
                {account.description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

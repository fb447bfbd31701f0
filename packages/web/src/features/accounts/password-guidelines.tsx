import { CheckIcon } from '../../ui/icons.tsx';

const GUIDELINES: readonly { text: string; isMet: (password: string) => boolean }[] = [
  { text: 'At least one uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { text: 'At least one lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { text: 'A total length of at least 8', isMet: (password) => password.length >= 8 },
  { text: 'At least one digit', isMet: (password) => /\d/.test(password) },
  { text: 'At least one symbol, such as ! # % or ?', isMet: (password) => /[^\p{L}\d\s]/u.test(password) },
];

/** What a new password must have; what it has already is ticked off. */
export function PasswordGuidelines({ password }: { password: string }) {
  return (
    <ul className="guidelines">
      {GUIDELINES.map(({ text, isMet }) => (
        <li key={text} className={isMet(password) ? 'guideline guideline-met' : 'guideline'}>
          <CheckIcon />
          {text}
          {isMet(password) && <span className="visually-hidden">, met</span>}
        </li>
      ))}
    </ul>
  );
}

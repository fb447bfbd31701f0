import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';

const GUIDELINES: readonly { text: string; isMet: (password: string) => boolean }[] = [
  { text: 'At least one uppercase letter', isMet: (password) => /\p{Lu}/u.test(password) },
  { text: 'At least one lowercase letter', isMet: (password) => /\p{Ll}/u.test(password) },
  { text: 'A total length of at least 8', isMet: (password) => password.length >= 8 },
  { text: 'At least one digit', isMet: (password) => /\d/.test(password) },
  { text: 'At least one symbol, such as ! # % or ?', isMet: (password) => /[^\p{L}\d\s]/u.test(password) },
];
const NOT_GUESSABLE = 'Not a common word or your own name';

/**
 * What a new password must have; what it has already is ticked off. Whether it is easy to guess is for sure only once the
 * server has seen it, so that is ticked last, and crossed out where it is known.
 */
export function PasswordGuidelines({ password, guessable }: { password: string; guessable: boolean }) {
  const isComplete = GUIDELINES.every(({ isMet }) => isMet(password));
  return (
    <ul className="guidelines">
      {GUIDELINES.map(({ text, isMet }) => (
        <Guideline key={text} text={text} state={isMet(password) ? 'met' : 'open'} />
      ))}
      <Guideline text={NOT_GUESSABLE} state={guessable ? 'unmet' : isComplete ? 'met' : 'open'} />
    </ul>
  );
}

function Guideline({ text, state }: { text: string; state: 'open' | 'met' | 'unmet' }) {
  return (
    <li className={`guideline guideline-${state}`}>
      {state === 'unmet' ? <CloseIcon /> : <CheckIcon />}
      {text}
      {state !== 'open' && <span className="visually-hidden">, {state === 'met' ? 'met' : 'not met'}</span>}
    </li>
  );
}

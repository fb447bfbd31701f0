import { passwordStrength } from './password-strength.ts';

const WORDS = ['none yet', 'very weak', 'weak', 'fair', 'good', 'strong'];
const BARS = [1, 2, 3, 4, 5];

/** Five bars that light up as the password gets stronger, and the strength in a word. */
export function StrengthBar({ password, guessable }: { password: string; guessable: boolean }) {
  const strength = passwordStrength(password, guessable);
  return (
    <div className="strength">
      <div className="strength-bars" data-strength={strength} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={bar <= strength ? 'strength-bar strength-bar-lit' : 'strength-bar'} />
        ))}
      </div>
      <p className="strength-word">
        Password strength: <output>{WORDS[strength]}</output>
      </p>
    </div>
  );
}

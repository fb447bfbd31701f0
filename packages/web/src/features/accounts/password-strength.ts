const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d\s]/];
/** A password of few kinds of characters is weak however long it is. */
const MAX_SCORE_BY_CLASSES = [0, 10, 20, 40, Number.POSITIVE_INFINITY];
const SHORT = { length: 6, maxScore: 10 };
/** A score above the n-th threshold lights the bar after it. */
const THRESHOLDS = [10, 20, 30, 40];

/** A common word or a name is tried first, whatever stands around it. */
const MAX_SCORE_GUESSABLE = 10;

/** How many of the five bars a password lights: 0 for none typed, 1 to 5 by its length and its kinds of characters. */
export function passwordStrength(password: string, guessable: boolean): number {
  if (password === '') return 0;
  const classes = CLASSES.filter((kind) => kind.test(password)).length;
  const score = Math.min(
    password.length * 2 + classes * 10,
    MAX_SCORE_BY_CLASSES[classes] ?? 0,
    password.length <= SHORT.length ? SHORT.maxScore : Number.POSITIVE_INFINITY,
    guessable ? MAX_SCORE_GUESSABLE : Number.POSITIVE_INFINITY,
  );
  return 1 + THRESHOLDS.filter((threshold) => score > threshold).length;
}

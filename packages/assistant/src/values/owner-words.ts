/** Of those who are listed or recorded with an interest it is the interest that is meant. */
const MARKED = ['flagged', 'marked', 'tagged', 'labelled', 'labeled'];
const JOINED = ['with', 'for', 'as', 'as having', 'as have', 'as with', 'as holding', 'as hold'];
const INTEREST = [
  ...['ownership interest', 'physician ownership interest', 'ownership', 'physician ownership', 'ownership stake'],
  ...['ownership or investment interest', 'ownership and investment interest', 'investment interest'],
];
/** Each word of a list with each of the next. */
const combined = (...lists: readonly (readonly string[])[]) =>
  lists.reduce((said, words) => said.flatMap((before) => words.map((word) => `${before} ${word}`.trim())));

/** `flagged with an ownership interest`: the mark that a payment to an owner has, and no interest of its own. */
export const MARKED_AS_OWNED = combined(MARKED, JOINED, ['', 'a', 'an'], INTEREST)
  .map((words) => words.replace(/\s+/g, ' '))
  .join(', ');

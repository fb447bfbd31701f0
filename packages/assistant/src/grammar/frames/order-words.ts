/** How a question says at its end in which order its rows are to be shown. */
export interface OrderWords {
  /** The figure that they are sorted by. */
  readonly figure: string;
  readonly direction: 'asc' | 'desc';
  /** The question without it. */
  readonly rest: string;
}

const HIGH = 'highest|largest|biggest|greatest|most';
const LOW = 'lowest|smallest|least|fewest';
const END = `(?:the )?(?<end>${HIGH}|${LOW})`;
const FIGURE = '(?<figure>[a-z]+(?: [a-z]+){0,3}?)';
const SORTED = '(?:and )?(?:then )?(?:sorted|ordered|ranked|arranged|listed|sort|order|put in order|in order)';
const DOWN = '(?<down>desc(?:ending)?|in descending order|largest first|highest first|biggest first)';
const UP = '(?<up>asc(?:ending)?|in ascending order|smallest first|lowest first)';

const ORDERS = [
  // `highest total first`, `with the fewest doctors first`.
  `(?:with )?${END} ${FIGURE} (?:first|at the top|on top)`,
  // `ordered from the highest amount to the lowest`.
  `(?:${SORTED} )?from ${END} ${FIGURE} (?:down |up )?to (?:the )?(?:${HIGH}|${LOW})(?: [a-z]+)?`,
  // `sorted by total, descending`.
  `${SORTED} (?:by|of) (?:the )?${FIGURE}(?:,? (?:${DOWN}|${UP}))?`,
].map((words) => new RegExp(`^(?<rest>.*?[^\\s,;:–-])(?:\\s*[,;:–-])?\\s+${words}(?<mark>[?!.]*)$`, 'i'));

/** The order that a question ends with, where it names a figure. */
export function orderAtEnd(question: string): OrderWords | undefined {
  const said = ORDERS.map((order) => order.exec(question.trim())?.groups).find((groups) => groups !== undefined);
  if (!said) return undefined;
  const { rest = '', mark = '', figure = '', end = '', up } = said;
  const isUp = up !== undefined || LOW.split('|').includes(end.toLowerCase());
  // `most doctors` are the number of them.
  const isCounting = /^(?:most|least|fewest)$/i.test(end) && !/^(?:total|amount|money|spend|spending)\b/i.test(figure);
  return {
    figure: isCounting ? `number of ${figure}` : figure,
    direction: isUp ? 'asc' : 'desc',
    rest: `${rest}${mark}`,
  };
}

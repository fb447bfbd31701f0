const MONEY = '\\$[\\d.,]*\\d\\s?(?:k|m|mm|thousand|million)?\\b(?:\\s+or\\s+(?:more|less|over|above|higher))?';
const BOUND =
  '(?:(?:exactly|precisely|over|above|more\\s+than|at\\s+least|no\\s+less\\s+than|less\\s+than|under|below|up\\s+to|no\\s+more\\s+than|at\\s+most)\\s+)?';
const MANY = '(?:(?:at\\s+least|more\\s+than|over|no\\s+fewer\\s+than|fewer\\s+than|less\\s+than|exactly)\\s+)?';
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty)';
const PAID =
  '(?:(?:(?<who>who)\\s+)?(?:was|were|been|got|being)\\s+(?:paid|given)|paid|(?:(?<had>who)\\s+)?(?:received|receive|got|get|took|accepted|earned|collected))';

const TIMES = new RegExp(
  `\\b(?<paid>${PAID})\\s+(?<bound>${BOUND})(?<money>${MONEY})\\s+(?<many>${MANY})(?:(?<twice>twice)|(?<number>${NUMBER})\\s+(?:(?<more>or\\s+more)\\s+)?(?:separate\\s+|different\\s+)?times)(?<behind>\\s+or\\s+more|\\s+over)?\\b`,
  'gi',
);

/** `paid exactly $2,500 ten times or more`: so many payments of it each, and not so much in all. */
export function withPaymentsCounted(question: string): string {
  return question.replace(TIMES, (...found) => {
    const { paid, bound, money, many, number, more, behind, who } = found.at(-1) as Record<string, string | undefined>;
    const isPassive = who === undefined && /^(?:was|were|been|got|being|paid)\b/i.test(paid ?? '');
    const got = isPassive || who !== undefined ? 'who received' : paid;
    const atLeast = (more ?? behind?.trim()) ? ' or more' : '';
    return `${got} ${many ?? ''}${number ?? '2'}${atLeast} payments of ${bound ?? ''}${money}`;
  });
}

import type { Scalar, ValueType } from '@pellucid/contract';

/** As many values of a list as a sentence names; of the rest it says how many. */
const MAX_NAMED_VALUES = 20;

export function quoted(text: string): string {
  return `“${text}”`;
}

/** A value of a condition as people write it. */
export function valueWords(value: Scalar, type: ValueType | undefined): string {
  if (value === null) return 'empty';
  const text = String(value);
  switch (type) {
    case 'money':
      return text.startsWith('-') ? `-$${withThousands(text.slice(1))}` : `$${withThousands(text)}`;
    case 'count':
    case 'decimal':
      return withThousands(text);
    case 'boolean':
      return text === 'true' ? 'yes' : 'no';
    case 'integer':
    case 'date':
    case 'share':
      return text;
    default:
      return quoted(text);
  }
}

/** `a, b or c`. */
export function listWords(items: readonly string[], conjunction: 'and' | 'or'): string {
  const more = items.length - MAX_NAMED_VALUES;
  const shown = more > 0 ? [...items.slice(0, MAX_NAMED_VALUES), `${more.toLocaleString('en-US')} more`] : items;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** On the text, because a decimal may have more digits than a number holds. */
function withThousands(text: string): string {
  return text.replace(/^\d+/, (whole) => BigInt(whole).toLocaleString('en-US'));
}

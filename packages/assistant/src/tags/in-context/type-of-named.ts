import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

const TYPE = /^(?:type|kind|category)$/;
const HAVING_TYPES = ['nature', 'form', 'product_type', 'recipient_type'];

/** `consulting fees and travel by company and type`: where several of one kind are named, a row for each type is one for each of them. */
export function withTypeOfNamed(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const dimension = fieldNamed(tags);
  return tags.map((tag, at) => {
    const { from, to, score } = tag;
    const isType = tag.kind === 'restriction' && to === from + 1 && TYPE.test(tokens[from]?.lemma ?? '');
    return dimension !== undefined && isType && isRow(tags, at)
      ? { kind: 'noun', noun: { dimension }, from, to, score }
      : tag;
  });
}

/** The only field of which several are named. */
function fieldNamed(tags: readonly Tag[]): string | undefined {
  const fields = tags.flatMap((tag) => (tag.kind === 'value' ? (tag.choices[0]?.field ?? []) : []));
  const several = HAVING_TYPES.filter((field) => fields.filter((one) => one === field).length > 1);
  return several.length === 1 ? several[0] : undefined;
}

/** `by type`, `by company and type`. */
function isRow(tags: readonly Tag[], at: number): boolean {
  const [last, noun, by] = tags
    .slice(0, at)
    .filter(({ kind }) => kind !== 'filler')
    .toReversed();
  return last?.kind === 'by' || (last?.kind === 'and' && noun?.kind === 'noun' && by?.kind === 'by');
}

import { textOf } from '../reading/draft.ts';
import { isPlural } from '../reading/ranked-words.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import type { Said } from './said.ts';

const FIGURES: readonly Kind[] = ['statistic', 'count', 'measure', 'amount'];

/** The payments of `number of doctors, payments and average amount`: one figure of a list, which may not go for nothing. */
export function isListedFigure(unit: TagOf<'unit'>, { draft, reading }: Said): boolean {
  const { tags } = draft;
  const at = tags.indexOf(unit);
  const isJoint = (tag: Tag | undefined) => tag !== undefined && (tag.kind === 'and' || textOf(draft, tag) === ',');
  const isListed = isJoint(tags[at - 1]) && isJoint(tags[at + 1]) && isPlural(draft, unit);
  const isBeside =
    tags.slice(at + 2).some(({ kind }) => FIGURES.includes(kind)) &&
    tags.slice(0, at).some(({ kind }) => FIGURES.includes(kind));
  if (!isListed || !isBeside || reading.isList) return true;
  return reading.figures.some((figure) => figure.kind === 'measure' && figure.measure === unit.measure);
}

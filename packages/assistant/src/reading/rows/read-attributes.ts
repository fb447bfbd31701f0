import type { TagOf } from '../../tags/tag.ts';
import { type Draft, take } from '../draft.ts';
import { addGroup } from '../groups.ts';
import type { Group } from '../reading.ts';

/** What each of these is, where and of which field: it can stand beside their name. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  recipient: ['specialty', 'state', 'city', 'primary_type', 'recipient_type', 'recipient_npi', 'recipient_id'],
  company: ['company_state', 'company_country', 'company_family'],
};

/** `top 10 physicians with their specialty`, `list hospitals with city and state`: a column beside the name of each. */
export function readAttributes(draft: Draft): void {
  if (draft.isList) return;
  for (const noun of attributesSaid(draft).filter((tag) => !draft.used.has(tag))) {
    const { dimension } = noun.noun;
    const of = Object.keys(ATTRIBUTES).find((one) => ATTRIBUTES[one]?.includes(dimension));
    if (!draft.groups.some((group) => group.kind === 'dimension' && group.dimension === of)) continue;
    take(draft, noun);
    addGroup(draft, { kind: 'dimension', dimension });
    draft.assumptions.push('Whoever is recorded with several of them has a row for each.');
  }
}

/** The nouns after `with`, joined by commas and `and`. */
function attributesSaid({ tags, tokens }: Draft): TagOf<'noun'>[] {
  const at = tags.findIndex(({ kind, from }) => kind === 'preposition' && tokens[from]?.low === 'with');
  const rest = tags.slice(at + 1);
  const end = rest.findIndex(({ kind }) => !['noun', 'and', 'filler'].includes(kind));
  const said = rest.slice(0, end < 0 ? rest.length : end);
  return at < 0 ? [] : said.filter((tag): tag is TagOf<'noun'> => tag.kind === 'noun');
}

/** Whether a dimension says what the rows there are, where or of which field. */
export function isAttributeOf(dimension: string, groups: readonly Group[]): boolean {
  return groups.some((group) => group.kind === 'dimension' && ATTRIBUTES[group.dimension]?.includes(dimension));
}

/** Whether a group is but a column beside the name of another. */
export function isAttribute(draft: Draft, dimension: string): boolean {
  const isOfSome = Object.values(ATTRIBUTES).some((its) => its.includes(dimension));
  return isOfSome && attributesSaid(draft).some(({ noun }) => noun.dimension === dimension);
}

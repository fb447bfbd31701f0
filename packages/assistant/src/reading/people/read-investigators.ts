import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

/** Of research that somebody led, the name is that of the investigator; a hospital leads none, and is paid for it. */
export function readInvestigators(draft: Draft): void {
  const isLed =
    draft.source === 'research' &&
    (draft.tokens.some(({ lemma }) => ['led', 'lead', 'investigator', 'run', 'pi'].includes(lemma)) ||
      hasOwnStudies(draft));
  const isImplied = !draft.tags.some(({ kind }) => kind === 'source');
  if (draft.source === 'research' && isImplied && draft.filters.some(({ field }) => field === 'nature'))
    draft.cannot = NO_NATURE;
  if (isLed)
    draft.filters = draft.filters.map((filter) =>
      filter.field === 'recipient_id' && !isOfInstitution(filter) ? { ...filter, field: 'investigator_id' } : filter,
    );
}

function isOfInstitution({ values, names = {} }: ValueFilter): boolean {
  return values.length > 0 && values.every((value) => INSTITUTION.test(names[value] ?? ''));
}

const INSTITUTION =
  /hospital|universit|clinic|cent(?:er|re)|institut|medical|health|foundation|school|college|llc|inc\b/i;

/** `Ada Moreno's trials`, `trials of Ada Moreno`, `studies that she is on`: those that she leads; a hospital is paid for them. */
function hasOwnStudies({ tags, tokens }: Draft): boolean {
  return tags.some((tag, at) => {
    if (tag.kind !== 'value' || tag.name === undefined || INSTITUTION.test(tag.name)) return false;
    if (isStudy(tags[at + 1]) && /(?:'s|s')$/i.test(tokens[tag.to - 1]?.text ?? '')) return true;
    const study = tags.slice(0, at).findLast(({ kind }) => kind !== 'filler' && kind !== 'preposition');
    if (!study || !isStudy(study)) return false;
    const between = tokens.slice(study.to, tag.from).map(({ low }) => low);
    const wordsAfter = tokens
      .slice(tag.to, tag.to + 4)
      .map(({ low }) => low)
      .join(' ');
    const isOf = between.some((word) => ['of', 'by', 'with', 'under', 'involving'].includes(word));
    return isOf || ON_STUDIES.test(wordsAfter);
  });
}

const isStudy = (tag: Tag | undefined) => tag?.kind === 'noun' && tag.noun.dimension === 'study';

/** `she is on`, `has worked on`, `takes part in`. */
const ON_STUDIES =
  /^(?:(?:is|was|has|had|been|currently) )*(?:on|in|involved in|works? on|worked on|working on|takes? part in|took part in|participates? in|participated in|participating in)\b/;

const NO_NATURE =
  'Principal investigators and studies are in research payments, which have no nature of payment: I cannot hold them against what general payments were for.';

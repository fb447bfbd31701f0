import type { Tag, TagOf } from '../../tags/tag.ts';
import { readConcentration } from '../comparisons/read-concentration.ts';
import { after, before, type Draft, has, isFree, open, take } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { addGroup, addNoun, addNounFilters } from '../groups.ts';
import { isPlural } from '../ranked-words.ts';
import { areBesideInWhole, PIVOTS, partOf } from './part-of-share.ts';
import { readPartOfEachYear } from './read-part-of-year.ts';
import { readPeopleShare } from './read-people-shares.ts';
import { COUNTED, countDisputes, readAmountShare } from './share-of-amounts.ts';
import { isOfEachRow, isOfRowsBeside, withinEach } from './share-of-each.ts';
import {
  areEachOfFirst,
  areFirstByOther,
  FIRST_BY_OTHER,
  isOfTop,
  isPartOfFirst,
  PART_OF_FIRST,
  readFirstOnes,
} from './share-of-first.ts';
import { refuseNearlyAll, refuseShareAbroad } from './share-of-forms.ts';
import { isHeadsByRow } from './share-of-heads.ts';
import { partOfTheirs } from './share-of-theirs.ts';
import { readSharedWithThird, thirdPartyPart } from './share-of-third-parties.ts';
import { readWordsOfShare, shareBeside } from './share-words.ts';

/** `share of meals in spend` has a part; `share of each company` is of every row. */
export function readShares(draft: Draft): void {
  const rates = open(draft, 'rate').filter((rate) => isOfDisputes(draft, rate));
  const tags = [...open(draft, 'share'), ...rates];
  if (tags.length === 0) return;
  if (rates.length > 0) addFigure(draft, { kind: 'measure', measure: 'records' });
  readRankedSharer(draft);
  take(draft, ...tags);
  readWordsOfShare(draft);
  if (has(draft, 'growth')) return;
  const share = shareBeside(draft, tags[0]);
  if (readPeopleShare(draft, share) || (share && isHeadsByRow(draft, share))) return;
  for (const tag of open(draft, 'noun').filter(
    ({ noun }) => noun.where || noun.dimension === 'recipient' || noun.dimension === 'company',
  )) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  readSharedWithThird(draft, share);
  readSharers(draft, share);
  if (readAmountShare(draft, share)) return;
  readFirstOnes(draft);
  if (draft.figures.length === 0) readShareUnit(draft);
  readPartOfEachYear(draft);
  if (draft.comparison) return;
  if (draft.partTime) {
    const pivot = draft.tokens.findLastIndex(({ lemma }, at) => PIVOTS.has(lemma) && at >= (share?.to ?? 0));
    // `what share of 2023 spend went to physicians in Q4`.
    if ((pivot >= 0 && draft.filters.some(({ at = -1 }) => at > pivot)) || (draft.ranking && isOfTop(draft)))
      draft.cannot = 'A share is of one thing: ask for that of a time, or for that of what is named, in that time.';
    draft.comparison = { kind: 'share', time: draft.partTime };
    return;
  }
  const ofTheirs = share ? partOfTheirs(draft, share) : [];
  const isPartOfEach = ofTheirs.length > 0 || isOfEachRow(draft, share);
  if (share && isOfRowsBeside(draft, share)) draft.assumptions.push('The share is of what each row has in all.');
  const isOfRows =
    !isPartOfEach &&
    (draft.groups.some((group) => group.kind === 'dimension' && group.dimension !== 'program_year') ||
      (has(draft, 'compare', 'versus') && !areTimesCompared(draft)));
  if (
    ofTheirs.length === 0 &&
    draft.ranking &&
    draft.groups.some(({ kind }) => kind === 'dimension') &&
    isOfTop(draft)
  ) {
    readConcentration(draft);
    if (isPartOfFirst(draft)) draft.cannot = PART_OF_FIRST;
    if (areFirstByOther(draft)) draft.cannot = FIRST_BY_OTHER;
    return;
  }
  const third = ofTheirs.length > 0 ? ofTheirs : thirdPartyPart(draft);
  if (third.length > 0 && isOfRows) draft.assumptions.push('The share is of what each row has in all.');
  const part = third.length > 0 ? third : isOfRows || !share ? [] : partOf(draft, share);
  if (areTwoShares(draft) && part.some(({ values }) => values.length > 1)) draft.cannot = ONE_SHARE;
  refuseNearlyAll(draft, part);
  refuseShareAbroad(draft);
  draft.filters = draft.filters.filter((filter) => !part.includes(filter));
  const isOfAll = isOfRows && share !== undefined && areBesideInWhole(draft, share);
  const amounts = isOfRows || part.length > 0 ? [] : draft.thresholds.filter(({ on }) => on === 'record');
  draft.thresholds = draft.thresholds.filter((threshold) => !amounts.includes(threshold));
  countDisputes(draft, part);
  if (amounts.length > 0) draft.comparison = { kind: 'share', amounts };
  else if (part.length > 0) {
    draft.comparison = { kind: 'share', part };
    rankByWhole(draft);
  } else if (draft.groups.length > 0 || has(draft, 'compare', 'versus'))
    draft.comparison = { kind: 'share', ...withinEach(draft), ...(isOfAll && { isOfAll }) };
  else {
    draft.comparison = { kind: 'share' };
    draft.lacksRows = 'Say of what the share is, for example what share of spend is food and beverage.';
  }
}

function rankByWhole(draft: Draft): void {
  if (!draft.ranking || !areEachOfFirst(draft)) return;
  const [figure] = draft.figures;
  draft.ranking = { ...draft.ranking, by: figure?.kind === 'measure' ? figure.measure : 'total_amount' };
}

/** `went to hospitals in 2024, and how does that compare with 2021`: the times are set beside each other, and not who has a share. */
function areTimesCompared({ filters, periods, comparedWith }: Draft): boolean {
  const isOfTimes = comparedWith !== undefined || periods.length > 1 || periods.some(({ kind }) => kind === 'eachYear');
  const fields = filters.map(({ field }) => field);
  return isOfTimes && filters.every(({ values }) => values.length === 1) && new Set(fields).size === fields.length;
}

/** `what share was royalties, and what share consulting fees`: not both together. */
function areTwoShares({ tags }: Draft): boolean {
  return tags.some(({ kind }, at) => kind === 'share' && tags[at - 1]?.kind === 'and');
}

const ONE_SHARE = 'A share is of one thing: ask for that of each, one after the other.';

/** `the Pfizer family share of spend`. */
function isNamed({ tags }: Draft, noun: TagOf<'noun'>): boolean {
  const name = tags[tags.indexOf(noun) - 1];
  const isOfKind = ({ field }: { field: string }) => field.slice(0, 7) === noun.noun.dimension.slice(0, 7);
  return name?.kind === 'value' && name.choices.some(isOfKind);
}

/** `dispute rate`, `rate of disputes`: the part of the records; of what else a rate is, nobody says. */
function isOfDisputes(draft: Draft, rate: Tag): boolean {
  return [before(draft, rate), after(draft, rate)].some(
    (one) => one?.kind === 'value' && one.choices.some(({ field }) => field === 'dispute_status'),
  );
}

/** `company with the highest dispute rate`: what is ranked by its share has a row each. */
function readRankedSharer(draft: Draft): void {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const noun = rank && before(draft, rank, ['filler', 'preposition', 'verb', 'who']);
  if (!draft.ranking || draft.groups.length > 0 || !isFree(draft, noun, 'noun')) return;
  take(draft, noun);
  addNoun(draft, noun.noun);
}

/** `market share of companies`, `company shares of meals`: each of them. */
function readSharers(draft: Draft, share: Tag | undefined): void {
  const owner = share && draft.tags[draft.tags.indexOf(share) - 1];
  if (owner?.kind === 'noun' && !owner.noun.where && !isPlural(draft, owner) && !isNamed(draft, owner)) {
    take(draft, owner);
    addGroup(draft, { kind: 'dimension', dimension: owner.noun.dimension });
  }
  const next = share && after(draft, share);
  if (next?.kind !== 'noun' || next.noun.where) return;
  // `share of nature by year`.
  const by = draft.tags[draft.tags.indexOf(next) + 1];
  if (!isPlural(draft, next) && !(by?.kind === 'by' && after(draft, by)?.kind === 'grain')) return;
  take(draft, next);
  addGroup(draft, { kind: 'dimension', dimension: next.noun.dimension });
}

/** `percentage of records`, `share of the number of payments`. */
function readShareUnit(draft: Draft): void {
  const unit = open(draft, 'unit')[0];
  if (unit?.measure === 'records') draft.figures = [{ kind: 'measure', measure: 'records' }];
  if (unit?.measure !== 'payments' || !isOfNumber(draft, unit)) return;
  draft.figures = [{ kind: 'measure', measure: 'payments' }];
  draft.assumptions.push(COUNTED);
}

/** `what percentage of payments were under $100`, `are disputed`: how many they are, and not how much. */
function isOfNumber({ tokens, tags, thresholds, ranking }: Draft, unit: Tag): boolean {
  // `was by the top 3 companies`: those with the most money.
  if (ranking || tags.some(({ kind }) => kind === 'amount')) return false;
  if (thresholds.some(({ on }) => on === 'record')) return true;
  // `what portion of payments is royalties` is of their amount, `what percentage of them are royalties` of their number.
  const isOfNature = tags.some(
    (tag) => tag.kind === 'value' && tag.from >= unit.to && tag.choices[0]?.field === 'nature',
  );
  const being = tokens.slice(unit.to).find(({ lemma }) => lemma === 'be')?.low;
  return being !== undefined && !(isOfNature && ['is', 'was'].includes(being));
}

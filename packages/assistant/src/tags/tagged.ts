import type { Token } from '../text/tokens.ts';
import { withAndBehind } from './and-behind.ts';
import { withAnyoneAsked } from './asked-of-anyone.ts';
import { withGettersCounted } from './asked-of-somebody.ts';
import { withSumAsked } from './comes-to.ts';
import { withCountsDistributed } from './counts-distributed.ts';
import { withoutDifferent } from './different-ones.ts';
import { withDisputesAgainst } from './disputes-against.ts';
import { withoutIdleCounts } from './idle-counts.ts';
import { withoutIdle } from './idle-words.ts';
import { withLeftOutBounds } from './left-out-bounds.ts';
import { withListedApart } from './listed-apart.ts';
import { withListedFigures } from './listed-figures.ts';
import { withoutNothingBesides } from './nothing-besides.ts';
import { withPaidPeople } from './paid-people.ts';
import { withoutPlaceWords } from './places-called.ts';
import { withoutPreamble } from './preamble.ts';
import { withPreclinical } from './preclinical.ts';
import { withoutRelatives } from './relative-clauses.ts';
import { withoutSameRow } from './same-row.ts';
import { withSinglesPlain } from './single-ones.ts';
import { withSpendBeside } from './spend-beside.ts';
import { withThoseBehind } from './standing-behind.ts';
import { withStudiesAsked } from './studies-cost.ts';
import type { Tag } from './tag.ts';
import { type Lexicon, tagQuestion } from './tag-question.ts';
import { withThatInFront, withThoseThat } from './those-that.ts';
import { withTypeOfNamed } from './type-of-named.ts';
import { withoutWholes } from './whole-of-all.ts';
import { withYearsFrom } from './years-from.ts';

/** What a word says that stands beside others, where that is not what it says alone. */
type Settles = (tokens: readonly Token[], tags: readonly Tag[], lexicon: Lexicon) => Tag[];

/** Each sees the tags that those before it have left. */
const IN_THEIR_ORDER: readonly Settles[] = [
  withAndBehind,
  withStudiesAsked,
  (tokens, tags, { years }) => withoutIdleCounts(tokens, tags, years.length),
  withCountsDistributed,
  withThatInFront,
  withGettersCounted,
  withAnyoneAsked,
  withThoseBehind,
  withoutPreamble,
  (tokens, tags, { values }) => withListedApart(tokens, tags, values),
  withoutRelatives,
  withoutPlaceWords,
  withPreclinical,
  withoutDifferent,
  withoutWholes,
  withoutIdle,
  withoutNothingBesides,
  withoutSameRow,
  withSinglesPlain,
  withDisputesAgainst,
  withThoseThat,
  withTypeOfNamed,
  withPaidPeople,
  withSpendBeside,
  withSumAsked,
  withListedFigures,
  withLeftOutBounds,
  withYearsFrom,
];

/** The tags of a question, each as it is meant beside the others. */
export function taggedOf(tokens: readonly Token[], lexicon: Lexicon): Tag[] {
  return IN_THEIR_ORDER.reduce((tags, settle) => settle(tokens, tags, lexicon), tagQuestion(tokens, lexicon));
}

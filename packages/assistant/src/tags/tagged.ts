import type { Token } from '../text/tokens.ts';
import { withAndBehind } from './in-context/and-behind.ts';
import { withAnyoneAsked } from './in-context/asked-of-anyone.ts';
import { withGettersCounted } from './in-context/asked-of-somebody.ts';
import { withSumAsked } from './in-context/comes-to.ts';
import { withCountsDistributed } from './in-context/counts-distributed.ts';
import { withoutDifferent } from './in-context/different-ones.ts';
import { withDisputesAgainst } from './in-context/disputes-against.ts';
import { withoutIdleCounts } from './in-context/idle-counts.ts';
import { withoutIdle } from './in-context/idle-words.ts';
import { withKindsLeftOut } from './in-context/kinds-left-out.ts';
import { withLeftOutBounds } from './in-context/left-out-bounds.ts';
import { withListedApart } from './in-context/listed-apart.ts';
import { withListedFigures } from './in-context/listed-figures.ts';
import { withoutNothingBesides } from './in-context/nothing-besides.ts';
import { withPaidPeople } from './in-context/paid-people.ts';
import { withoutPlaceWords } from './in-context/places-called.ts';
import { withPractitionersApart } from './in-context/practitioners-apart.ts';
import { withoutPreamble } from './in-context/preamble.ts';
import { withPreclinical } from './in-context/preclinical.ts';
import { withoutRelatives } from './in-context/relative-clauses.ts';
import { withoutSameRow } from './in-context/same-row.ts';
import { withSinglesPlain } from './in-context/single-ones.ts';
import { withSpendBeside } from './in-context/spend-beside.ts';
import { withThoseBehind } from './in-context/standing-behind.ts';
import { withStudiesAsked } from './in-context/studies-cost.ts';
import { withThatInFront, withThoseThat } from './in-context/those-that.ts';
import { withTypeOfNamed } from './in-context/type-of-named.ts';
import { withValueBeside } from './in-context/value-beside.ts';
import { withoutWholes } from './in-context/whole-of-all.ts';
import { withYearsFrom } from './in-context/years-from.ts';
import type { Tag } from './tag.ts';
import { type Lexicon, tagQuestion } from './tag-question.ts';

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
  withPractitionersApart,
  withPreclinical,
  withoutDifferent,
  withoutWholes,
  withYearsFrom,
  withoutIdle,
  withoutNothingBesides,
  withoutSameRow,
  withSinglesPlain,
  withDisputesAgainst,
  withThoseThat,
  withTypeOfNamed,
  withPaidPeople,
  withSpendBeside,
  withValueBeside,
  withSumAsked,
  withListedFigures,
  withLeftOutBounds,
  withKindsLeftOut,
];

/** The tags of a question, each as it is meant beside the others. */
export function taggedOf(tokens: readonly Token[], lexicon: Lexicon): Tag[] {
  return IN_THEIR_ORDER.reduce((tags, settle) => settle(tokens, tags, lexicon), tagQuestion(tokens, lexicon));
}

import { AND, FROM_THAT, NUMBER, type Rewording, THAT } from '../turn-words.ts';
import { FIGURE_TURNS } from './figure-turns.ts';
import { NARROWING } from './narrowing-turns.ts';
import { SPOKEN_TURNS } from './spoken-turns.ts';
import { FRAMES } from './turn-frames.ts';
import { REWORDED } from './turns-reworded.ts';

const TOO = '(?:\\s+(?:too|as\\s+well))?[.!?\\s]*';
const THOSE = '(?:them|those|these)';

/** Turns that say in more words what another says in fewer, and what they say: each is the whole turn, or its end. */
const PLAINER: readonly Rewording[] = [
  // `what if we exclude meals`, `and when you look at Texas only`.
  [
    new RegExp(
      `^${AND}(?:(?:what|how\\s+about)\\s+(?:happens\\s+)?)?(?:if|when|once)\\s+(?:we|you|i|one)\\s+(?:(?:only|just)\\s+(?:look|consider|take|count|include)(?:ed|s)?(?:\\s+at)?(?<only>\\s+)|(?=(?:exclud|leav|left|tak|ignor|drop|remov|omit|disregard|strip|skip|add|includ|subtract|deduct|limit|restrict|narrow|split|break|group)\\w*\\b))`,
      'i',
    ),
    '$<and>',
  ],
  // `leave royalties out`, `skip meals too`: what is left out stands beside what was left out before.
  [
    new RegExp(
      `^${AND}(?:leave|keep|take|cut|strip|filter|set|put|throw|kick|weed)\\s+(?<out>.+?)\\s+(?:out|aside|away|off)${FROM_THAT}${TOO}$`,
      'i',
    ),
    '$<and>without $<out>',
  ],
  [
    new RegExp(
      `^${AND}(?:leave\\s+(?:out|aside)|omit|skip|ignore|discount|discard|less(?!\\s+than\\b))\\s+(?<out>.+?)${TOO}$`,
      'i',
    ),
    '$<and>without $<out>',
  ],
  // `where do most of those live, by state`.
  [
    new RegExp(
      `^${AND}(?:where|in\\s+(?:which|what)\\s+(?<rows>states|cities))\\s+(?:do|are|did)\\s+(?:(?:most|the\\s+majority)\\s+of\\s+${THOSE}|(?:they|${THOSE})\\s+(?:mostly|mainly|primarily|largely))\\s+(?:live|work|sit|practi[cs]e|based|located|found|come\\s+from)(?:\\s*,?\\s+by\\s+(?<row>\\S+))?[.?!\\s]*$`,
      'i',
    ),
    '$<and>how many of them per $<rows>$<row>',
  ],
  // `exclude those in California`.
  [
    new RegExp(
      `^${AND}(?:exclude|omit|remove|drop|without|excluding|leave\\s+out)\\s+(?:everyone|everybody|anyone|anybody|${THOSE}|the\\s+ones|(?:the\\s+|all\\s+)?(?:people|recipients))\\s+(?:(?:based|located)\\s+)?(?:in|from)\\s+(?=\\S+(?:\\s+\\S+)?[.?!\\s]*$)`,
      'i',
    ),
    '$<and>without ',
  ],
  // `exclude meals from that`.
  [
    new RegExp(
      `^${AND}(?:exclude|omit|remove|drop|strip|subtract|deduct|delete|take)\\s+(?<out>.+?)\\s+(?:from|off)\\s+(?:there|${THAT})${TOO}$`,
      'i',
    ),
    '$<and>without $<out>',
  ],
  // `what was it the year before`.
  [
    new RegExp(
      `^${AND}(?:what|how(?:\\s+much)?)\\s+(?:was|is|were|are|would)\\s+(?:it|that|this)(?:\\s+be)?\\s+(?=(?:the\\s+(?:year|previous|prior|preceding|following|next)|a\\s+year|one\\s+year)\\s)`,
      'i',
    ),
    'and ',
  ],
  // `shared among how many doctors`.
  [
    new RegExp(
      `^${AND}(?:shared|spread|split|divided|distributed|parcelled\\s+out)\\s+(?:out\\s+)?(?:among|amongst|between|over|across|by)\\s+(?=how\\s+many\\b)`,
      'i',
    ),
    '$<and>',
  ],
  // `plus Caldrexa`, `with Caldrexa too`.
  [new RegExp(`^${AND}plus\\s+(?=\\S)`, 'i'), '$<and>add '],
  [
    new RegExp(
      `^${AND}(?:with|put\\s+in|throw\\s+in|show)\\s+(?<more>(?!(?:it|that|this|them|those|these|the\\s+same)\\b)\\S+(?:\\s+\\S+){0,2}?)\\s+(?:too|as\\s+well)[.?!\\s]*$`,
      'i',
    ),
    '$<and>add $<more>',
  ],
  // `tell me who they are`.
  [
    new RegExp(
      `^${AND}(?:tell\\s+(?:me|us)|let\\s+me\\s+know|say)\\s+(?<ask>who|which|what|how\\s+(?:much|many))\\b`,
      'i',
    ),
    '$<and>$<ask>',
  ],
  // `who are the top 5`.
  [
    new RegExp(
      `^${AND}(?:who|which|what)\\s+(?:are|were)\\s+(?:the\\s+)?(?=(?:(?:top|bottom|first|last|largest|biggest|highest|lowest|smallest)\\s+${NUMBER}|${NUMBER}\\s+(?:largest|biggest|highest|lowest|smallest))[.?!\\s]*$)`,
      'i',
    ),
    '$<and>',
  ],
  // `only what went to teaching hospitals`.
  [
    new RegExp(
      `^${AND}(?<only>only|just)\\s+(?:what|the\\s+(?:part|money|payments?)\\s+that)\\s+(?:went|goes|was|were|is|are|came|(?:they|it|he|she)\\s+(?:got|get|received|gave|paid|spent))\\s+(?:(?:paid|given|spent|made|sent|provided|received)\\s+)?(?:(?:to|for|on|in(?!\\s+kind\\b)|by)\\s+|(?=in\\s+kind\\b))(?=\\S)`,
      'i',
    ),
    '$<and>$<only> ',
  ],
  // `by number of physicians` after the top 5: the order of what is there.
  [new RegExp(`^${AND}by\\s+(?:the\\s+)?(?=(?:number|count|average|median|total)\\b)`, 'i'), '$<and>sort by '],
  // `what did they get in total`.
  [
    new RegExp(
      `^${AND}(?:what|how\\s+much(?:\\s+money)?)\\s+(?:(?:did|do|does|have|has)\\s+(?:they|he|she|it|those|these)\\s+(?:all\\s+)?(?:get|got|receive|received|earn|earned|make|made|collect|collected|take\\s+home)|(?:were|was|are)\\s+(?:they|he|she|those|these)\\s+(?:all\\s+)?(?:paid|given))(?:\\s+(?:in\\s+(?:total|all)|altogether|together|overall|combined))?[.?!\\s]*$`,
      'i',
    ),
    '$<and>total amount',
  ],
  // `of these, keep only the ones that fell`, `normalise it: dollars per recipient`.
  [
    new RegExp(
      `^${AND}(?:(?:out\\s+)?of\\s+${THOSE}\\s*,?\\s+)?(?:keep|show|leave|retain|take)\\s+(?:me\\s+)?(?:only|just)\\s+the\\s+ones\\b`,
      'i',
    ),
    '$<and>only those',
  ],
  [new RegExp(`^${AND}normali[sz]e\\s+(?:${THAT})\\s*[:,–—-]\\s*(?=\\S)`, 'i'), '$<and>'],
  // `which five of those got the most in 2024`.
  [
    new RegExp(
      `^${AND}(?:which|what)\\s+(?<n>${NUMBER})\\s+of\\s+${THOSE}\\s+(?:got|received|took|earned|had|were\\s+paid)\\s+(?:the\\s+)?most\\b`,
      'i',
    ),
    '$<and>top $<n> of them',
  ],
  // `what did the same ten get in 2023`.
  [
    new RegExp(
      `\\b(?<did>did|do|does|were|have|how\\s+much\\s+did)\\s+(?:the\\s+same|these|those)\\s+(?:same\\s+)?(?:${NUMBER}|people|doctors|physicians|companies|recipients|hospitals)\\b`,
      'i',
    ),
    '$<did> they',
  ],
  // `how many of those were paid again in 2024`.
  [new RegExp(`^(?<ask>.*\\bof\\s+${THOSE}\\s.*\\b(?:paid|got|received?))\\s+again(?=\\s+in\\b)`, 'i'), '$<ask>'],
  // `what did they get in 2022`.
  [
    new RegExp(
      `^${AND}what\\s+did\\s+(?<who>they|he|she|it|those|these)\\s+(?:all\\s+)?(?<verb>get|receive|earn|make|collect|pay|spend)(?=\\s+(?:in|from|during|since|for|on)\\b)`,
      'i',
    ),
    '$<and>how much did $<who> $<verb>',
  ],
  // `who are the top 5 of them by total`.
  [
    new RegExp(`^${AND}(?:who|which|what)\\s+(?:are|were|is|was)\\s+(?:the\\s+)?(?=.*\\bof\\s+${THOSE}\\b)`, 'i'),
    '$<and>',
  ],
  // `what was the most expensive one`: after the average of single ones.
  [
    new RegExp(
      `^${AND}(?:what|which)\\s+(?:is|was|are|were)\\s+the\\s+(?<rank>(?:most|least)\\s+\\w+|\\w+est)\\s+one\\b`,
      'i',
    ),
    'and the $<rank>',
  ],
  // `and the biggest one they paid`.
  [
    new RegExp(
      `^${AND}(?:(?:the|its|their|his|her)\\s+)?(?<rank>(?:most|least)\\s+\\w+|\\w+est)(?:\\s+single)?\\s+one(?:\\s+(?:that\\s+)?(?:they|he|she|it)\\s+(?:ever\\s+)?(?:paid|made|gave|got|received|had))?[.?!\\s]*$`,
      'i',
    ),
    'and the $<rank>',
  ],
  // `by company, the four with most of them`.
  [
    new RegExp(
      `\\b(?:the\\s+)?(?<n>${NUMBER})\\s+with\\s+(?:the\\s+)?(?:most|(?:highest|largest|biggest|greatest)\\s+(?:totals?|amounts?|sums?|values?|figures?|numbers?))(?:\\s+of\\s+${THOSE})?[.?!\\s]*$`,
      'i',
    ),
    'top $<n>',
  ],
  [
    new RegExp(
      `\\b(?:the\\s+)?(?<n>${NUMBER})\\s+with\\s+(?:the\\s+)?(?:fewest|least)(?:\\s+of\\s+${THOSE})?[.?!\\s]*$`,
      'i',
    ),
    'bottom $<n>',
  ],
];

/** Said before a turn, of which it changes nothing. */
const COURTESY = /^(?:(?:please|kindly|great|thanks|thank\s+you|perfect|alright|all\s+right)\s*[,.!-]*\s+)+(?=\S)/i;

/** A turn that goes on from an answer in plainer words, which the rules know: `split by state` is `by state`. */
export function plainTurn(turn: string): string {
  const said = turn.trim().replace(COURTESY, '');
  return [...SPOKEN_TURNS, ...FRAMES, ...NARROWING, ...FIGURE_TURNS, ...PLAINER, ...REWORDED].reduce(
    (text, [words, plainly]) => text.replace(words, plainly),
    said,
  );
}

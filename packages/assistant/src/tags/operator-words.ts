import type { PhraseTable } from './tag.ts';

/** A verb of change, and what it is of the one of which it is truest. */
const mostOf = (verbs: string) =>
  verbs
    .split(', ')
    .flatMap((verb) => [verb, `${verb} the most`, `${verb} most`, `${verb} the fastest`, `${verb} fastest`])
    .join(', ');
const RISING = mostOf('climb, swell, surge, soar, spike, balloon, expand, mushroom, snowball, escalate');
const FALLING = mostOf('plunge, plummet, slump, tumble, crater, dwindle, dip, slipped, slid, recede');

/** How figures are ranked, compared, cut and set beside each other. */
export const OPERATOR_WORDS: PhraseTable = [
  [
    { kind: 'rank', direction: 'desc', isSuperlative: false },
    'top, leading, best paid, rank, ranking of, ranking, ranked, main, major, biggest earning, highest earning, top earning, top paid, top ranked, best, best funded, most funded, top funded',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true },
    'most, largest, highest, biggest, greatest, highest paid, most paid, best paid, largest amount, highest amount, most money, the most money, biggest amount, most in total, top total, number one, highest total, largest total, most overall, most expensive, costliest, most costly, most valuable, max total, heaviest, most generous, most lavish, most extravagant, largest share, highest value, largest single, biggest single, highest single, single largest, single biggest, single highest, largest sum, biggest share, leader, front runner, strongest, top most, most promoted, dominate, dominant, predominant, predominate, come out on top, priciest, dearest, steepest, fanciest, poshest, fattest, beefiest, meatiest, heftiest, juiciest, plushest, swankiest, grandest, most exorbitant, most sumptuous, most luxurious, most of it, the most of it, put the most money into, put most money into',
  ],
  [{ kind: 'rank', direction: 'asc', isSuperlative: false }, 'bottom, lowest ranked, worst paid, lowest paid'],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true },
    'least, lowest, smallest, fewest, least money, lowest amount, smallest amount, lowest total, smallest total, cheapest, lowest value, smallest single, lowest single, single smallest, single lowest, weakest, slowest, least generous, stingiest, most frugal, least expensive, least costly, least pricey, least valuable, tiniest, slimmest, leanest, thinnest, puniest, skimpiest, scantiest, measliest, paltriest, meagerest, thriftiest, tightest, most modest, most affordable, most economical, most meager, most meagre, most inexpensive',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true, by: 'payments' },
    'most common, most frequent, most popular, commonest, most often, most frequently, most used, used most, used the most, busiest, most commonly used, most frequently used, used most often',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'payments' },
    'least common, least frequent, least popular, rarest, least often, least used, used least, used the least, least commonly used, least frequently used',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true, by: 'date' },
    'latest, most recent, newest, last, last payment, the latest, last record, last transaction, most recent one',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' },
    'earliest, oldest, first payment, first ever, very first payment, first record, first transaction',
  ],
  [{ kind: 'rate' }, 'rate'],
  [
    { kind: 'standing' },
    'position, place, spot, stand, standing, place in the ranking, position in the ranking, rank position',
  ],
  [
    { kind: 'comparator', op: 'gt' },
    'over, above, more than, greater than, exceed, in excess of, higher than, larger than, bigger than, exceeding, cross, crossed, crossing, upward of, north of, beyond, exceeded, that exceed, greater, better than, more then, rose above, rises above, went above, went over, surpass, surpassed, surpassing, topped, add up to more than, add up to over, adding up to more than, amount to more than, amount to over, come to more than, total more than, totaling more than, totalling more than, sum up to more than, cleared, go past, went past, gone past, get past, got past, broke, cracked, passed, broke through',
  ],
  [
    { kind: 'comparator', op: 'gte' },
    'at least, no less than, not less than, no fewer than, not fewer than, minimum of, or more, and above, and up, or above, and over, or higher, from at least, a minimum of, or greater, not under, and more, or over, greater than or equal to, more than or equal to, equal to or greater than, equal to or more than, equal to or above, equal or more than, equal or greater than, not below, add up to at least, amount to at least, come to at least',
  ],
  [
    { kind: 'comparator', op: 'lt' },
    'under, below, less than, fewer than, lower than, smaller than, south of, beneath, less then, smaller then, lower then, fell below, falls below, fall below, dropped below, drops below, fell under, was below, stayed below, stay below, stay under, stayed under, stay beneath, stayed beneath, remained under, remained below, come in under, came in under, come in below, came in below, shy of, short of, just shy of, just short of',
  ],
  [
    { kind: 'comparator', op: 'lte' },
    'at most, no more than, not more than, maximum of, up to, or less, or fewer, or below, and below, and under, not exceed, a maximum of, or under, or lower, not over, not above, less than or equal to, lower than or equal to, equal to or less than, equal or less than, not exceeding, do not exceed, that do not exceed, up to and including, capped at, no higher than, no greater than',
  ],
  [
    { kind: 'comparator', op: 'eq' },
    'exactly, equal to, precisely, equaling, equalling, of exactly, amounting to exactly',
  ],
  [{ kind: 'comparator', op: 'between' }, 'between, from, in the range of, range from, ranging from, anywhere from'],
  [
    { kind: 'share' },
    'share, share of, pct, pct of, percentage, percent, percentage of, percent of, proportion, proportion of, fraction, fraction of, part of, what part, what share, what percentage, what percent, what proportion, what fraction, how much percent, as a share, as share, as a percentage, as a percent, as a share of the total, as a percentage of the total, share of total, percentage of total, percent of total, portion, portion of, what portion, how much of the total, how much of total, how much of all, how much of the whole, how large a share, how big a share, relative share, in percent, as percentage, market share, market share of, share of the total, percent share, percentage share, share of voice, as a proportion, as a percentage of total, percentage of the total, percent of the total, distribution in percent, of every dollar, out of every dollar, of each dollar, how many percent, slice of, chunk of, what slice, what chunk, what cut of, how big a slice, how large a slice, how big a chunk, how big a part, how large a part, how big a portion, how large a portion, how big a piece, how large a chunk',
  ],
  [
    { kind: 'growth' },
    'how much more, how many more, how much less, how many fewer, gap, gap in, how much higher, how much lower, growth, growth rate, change, change in, year over year, yoy, y o y, year on year, percent change, percentage change, difference, increase or decrease, how do change, how much do grow, grow, rate of change, evolve, develop, how have change, changed, rate of growth, difference in, delta, variance, vs prior year, versus prior year, compared to prior year, compared with prior year, compared to last year, compared with last year, versus last year, vs last year, compared to the previous year, compared with the previous year, vs previous year, versus previous year, compared to the year before, compared to previous year, go up or down, up or down, rise or fall, increase or decrease, yoy growth, yoy change, year over year growth, year over year change, year on year growth, year on year change, year over year trend, annual growth, annual change, growth in, growth of, percent growth, percentage growth, move, grow quicker, grow faster, grow more quickly',
  ],
  [
    { kind: 'growth', direction: 'desc' },
    `increase, rise, grow the most, increase the most, fastest growing, fastest growth, quickest growth, steepest growth, biggest increase, largest increase, rise the most, highest growth, most growth, biggest growth, largest growth, grow fastest, grow most, gain, gain the most, increase most, strongest growth, greatest increase, biggest gain, grow the fastest, largest gain, steepest increase, highest increase, go up, up the most, biggest riser, biggest jump, jump, add the most, add the most dollar, add most, put on the most, upped, up its spend, up their spend, hiked, boosted, ramped up, stepped up, fastest to grow, quickest growing, grow quickest, grow the quickest, be up from, be up on, up from, up on, shoot up, shot up, ${RISING}, most rapid growth, highest growth rate, fastest growth rate, fastest rate of growth, best growth`,
  ],
  [
    { kind: 'growth', direction: 'asc' },
    `decrease, decline, fall, drop, fall the most, drop the most, decrease the most, decline the most, biggest decrease, largest decrease, biggest drop, biggest decline, fastest falling, shrink, shrink the most, largest drop, largest decline, lose the most, go down, biggest fall, steepest decline, reduction, cut the most, fastest declining, down the most, steepest drop, steepest percentage drop, steepest percent drop, biggest percentage drop, largest percentage drop, sharpest drop, sharpest decline, steepest fall, lost the most, lose the most dollar, lost the most dollar, be down from, be down on, down from, down on, tail off, taper off, ${FALLING}`,
  ],
  [
    { kind: 'trend' },
    'trend, over time, over the year, trend of, trend in, trend over time, time series, timeline, history, historical, how do trend, trend for, by period, trended, across the year, development, evolution, through the year, over the month, over the quarter, series, series of',
  ],
  [
    { kind: 'compare' },
    'which be bigger, which be larger, which be higher, which be greater, which be more, which be smaller, which be lower, pay more, pay less, spend more, spend less, receive more, receive less, get more, get less, make more, compare, comparison, comparison of, compare the, side by side, comparing, head to head, against each other, compared, stack up, measure up, split between, breakdown between, division between, split of spend between, contrast, how do compare, benchmark, who be bigger, who be larger, ratio, ratio of, ratio between, next to each other, next to one another, beside each other, crosstab, cross tab, cross tabulation, have the larger, have the higher, have the bigger, have the greater, have the smaller, have the lower, the bigger, the larger, the higher, the greater, the smaller, the lower, pricier, the pricier, costlier, the costlier, cheaper, the cheaper, more expensive, the more expensive',
  ],
  [
    { kind: 'versus' },
    'versus, vs, v, against, compared to, compared with, as opposed to, in comparison to, in comparison with, relative to, as against, than, to that of, outspend, outpay, next to',
  ],
  [{ kind: 'concentration' }, 'concentration, concentrated, how concentrated, how concentrated be, concentrate'],
  [
    { kind: 'runningTotal' },
    'cumulative, accumulated spend, accumulated total, accumulated amount, accumulated payment, running total, cumulated, cumulatively, running sum, running total of, cumulative total, cumulative sum',
  ],
  [
    { kind: 'by' },
    'by, breakdown, mix, composition, mix of, composition of, broken down by, break down by, split by, group by, grouped by, breakdown by, breakdown of, per, for each, in each, by each, within each, for every, in every, across, across all, across every, for all, of each, to each, split across, spread across, spread over, spread among, split into, distributed by, distribution by, distribution of, distribution across, segmented by, organized by, categorized by, break out by, broken out by, sorted into, from each, every, each, each one, each of them, each of those, apiece, sliced by, by the, according to, divided by, differ by, vary by, how do differ by, for all, back to all, back to every, go back to all, across the different, across different, vary across, for the different, in term of, at each, breakdown across, by all, one figure per, one row per, one line per, one total per, one number per, one amount per, one figure for each, one row for each, one line for each, one total for each, one number for each',
  ],
  [
    { kind: 'not' },
    'not, except, except for, excluding, exclude, other than, without, but not, apart from, aside from, besides, leaving out, leave out, ignoring, ignore, minus, not including, not counting, do not count, do not include, not include, if you do not count, if we do not count, if you do not include, outside, outside of, non, no, omitting, omit, excl, with the exception of, save for, but no, not for, not in, not from, but not for, everything but, all but, everyone but, anything but, without any, disregarding, disregard, anything other than, never, neither, nor, not to, excepting, drop out, remove, removing, ex, net of, other then, leaving, setting aside, putting aside, to the exclusion of, nothing, not one, but not one, not a single, but not a single, not even one, take out, strip out, take away, cut out, if you exclude, if we exclude, if you ignore, if we ignore, set aside',
  ],
  [
    { kind: 'only' },
    'only, just, solely, exclusively, alone, nothing but, restricted to, limited to, specifically, only for, just for, only in, in particular, purely, merely, nothing other than, nothing except, nothing besides, nothing apart from, nothing else than',
  ],
  [
    { kind: 'both' },
    'both, overlap, overlapping, overlap between, overlap of, as well as by, and also by, both by, and also from, shared by, in common, common to, jointly by',
  ],
  [
    { kind: 'new' },
    'new, first time, for the first time, newly, first paid, newly paid, first appear, first paid for, first paid by, be first paid, be first paid for, be first paid by, newly paid for, newly paid by',
  ],
  [
    { kind: 'and' },
    'and, but, plus, incl, including, inclusive of, as well as, together with, along with, combined with, also',
  ],
  [{ kind: 'or' }, 'or, either'],
];

/** Small words that say where something belongs; kept, because negation and roles look at them. */
export const PREPOSITIONS: PhraseTable = [
  'of',
  'to',
  'in',
  'for',
  'on',
  'with',
  'at',
  'toward',
  'from',
  'by way of',
  'towards',
  'into',
  'within',
  'among',
  'amongst',
  'via',
  'through',
  'about',
  'regarding',
  'concerning',
  'related to',
  'associated with',
  'linked to',
  'tied to',
  'involving',
  'involved in',
  'involved with',
  'mention',
  'mentioning',
  'naming',
  'discuss',
  'discussing',
  'feature',
  'featuring',
  'promote',
  'behind',
  'attached to',
  'on behalf of',
  'connected to',
  'connected with',
  'in relation to',
  'in support of',
  'looking at',
  'as',
  ...'classified as, categorized as, categorised as, labeled as, labelled as, coded as, described as, in the form of, in the case of, when it come to, with regard to, with respect to, as regard, counting only, counting just, count only'.split(
    ', ',
  ),
  ...'routed through, routed via, routed to, channeled through, channelled through, funneled through, passed through, running at, run at, conducted at'.split(
    ', ',
  ),
  // Conditions that are announced: none of them says that somebody has nothing else.
  ...[
    'considering, considering only, considering just, consider only, only considering, only consider, restrict to, restrict this to',
    'restrict that to, restrict it to, restricting to, restricting this to, limit to, limit this to, limit that to, limit it to, limiting to',
    'limiting this to, limiting it to, narrow to, narrow this to, narrow it to, narrow it down to, narrow this down to, narrow that down to',
    'narrow down to, narrowing to, filter to, filter this to, filter it to, filter for, filtering to, keep only, keep just, looking only at',
    'looking just at, look only at, only look at, only looking at, focus on, focus only on, focus just on, focusing on, focusing only on',
    'focusing just on, zoom in on, zero in on, drill into, drill down into, drill down to',
  ].flatMap((words) => words.split(', ')),
].map((word) => [{ kind: 'preposition', word }, word]);

/** Function words, and what people say around a question; what narrows or changes it is in `restriction-words.ts`. */
export const FILLERS: PhraseTable = [
  [
    { kind: 'filler' },
    `a, an, the, be, do, have, have be, i, me, we, us, you, your, can, could, would, will, may, might, please, pls, kindly, tell, show,
     show me, give me, tell me, give, find, find out, get me, display, want, want to, want to know, need, need to know, need to show, need to present, need to report, want to show, like to know, know, see,
     would like to see, would like, i would like, would love, look at, look up, let, hey, hi, hello, ok, okay, thank, thanks, so, well, that, this, these, those, it, they, them,
     their, he, she, its, his, her, there, here, any, all, overall, altogether, in total, in all, then, also, too, combined, together,
     list, list of, names of, name, name of, which one, one, ones, figure, value, report, summary, summarize, summary of, overview, overview of, information, info, data, database, open payment data, cms, cms data, sunshine act, sunshine, report on, detailed, question, quick, quickly, exact, exactly how,
     absolute, in absolute term, in absolute number, in absolute dollar, us dollar, in dollar, in usd, in the data, in our data, in the database, in the data set, in the dataset, dataset, on record, on file, each other, various,
     be there, export, extract, retrieve, available, be it, do it, calculate, compute, determine, work out, come from, go to, go, come, happen, belong, exist, occur, appear, based on, basis, during, period,
     usa, united state, nationwide, across the us, country wide, in the us, in the usa, in america, us wide, across the country, base, located, practice in, practicing in, live, live in, base in, located in, report by, reported, publicly reported, published, publish, recorded, amounted, amount to, add up to, come to, sum up, worth, worth of, sorted, order, ordered, in order, descending, in descending order, largest to smallest, from largest to smallest, highest to lowest, from highest to lowest, high to low, from high to low, most to least, ranked order, sort by, order by, result, answer, please show, out, made to, made by, made in, be make, pay out to, be pay out, flow, flow to, flowing, flowed, flowed to, flow into, flowed into, go into, channel, channeled, channelled, sent, send, end up, account for, attribute to, attributable, attributable to, make up, represent, constitute, due to, contribute, contribute to, who have, that have, that do, if any, as a whole, as a total, entire, entirely, whole, full, complete, every one, actually, really, how large be, how big be, how high be, how large, how big, how high, what be the value of, list out, run, pull, pull up, bring up, fetch, query, analyze, analysis, analysis of, look, help, help me, understand, wonder, wondering, curious, interested in, interested, say, hear, possible, possibly, if possible, etc, per se, slash, ;, someone, somebody, anyone, anybody, anything, something, somewhere, in connection with, based, headquartered, headquarter, hq, head office, coming, come in, made, them up, together in all, dated, meant, mean, i mean, i meant, everyone, everybody, dr, mr, mrs, ms, prof, professor, whatever, at all, in it, it up, of it, of them, whether, if, back, aside, everywhere, active, active in, mentioned, use, sample, example, both number, both figure, both value, both amount, both total, both year figure, saw, seen, experience, experienced, witness, aggregate, aggregated, distributed, combination, combination of, each combination of, pair of, at stake, all told, from industry, from the industry, behind it, sit with, sits with, how do it split, how it split, break the total down, break her total down, break his total down, across the industry, across the whole industry, separately, routed, ie, set, behind them, behind him, behind her, be enough, will do, be plenty, plz, across the nation, throughout the us, throughout the usa, throughout the country, nationally, countrywide, draw up, produce, prepare, create, build, generate, compile, assemble, put together, walk me through, take me through, run me through, dig up, dig out, spit out, rundown, rundown of, rundown on, run down of, lowdown on, low down on, any idea, pick out, count up, i be after, be look for, look for, be looking for, i would appreciate, appreciate, show up, turn up, crop up, be list, be listed, happen to know, care to, set out, spell out`,
  ],
];

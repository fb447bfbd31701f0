import { CUTTING, FALLING, REACHING_THE_BOTTOM, REACHING_THE_TOP, RISING } from './change-words.ts';
import { AMONG_THE_FIRST, FIRST_OF_ALL, LAST_OF_ALL } from './first-of-all.ts';
import type { PhraseTable } from './tag.ts';

/** How figures are ranked, compared, cut and set beside each other. */
export const OPERATOR_WORDS: PhraseTable = [
  [
    { kind: 'rank', direction: 'desc', isSuperlative: false },
    'top, leading, best paid, rank, ranking of, league table of, leaderboard of, leader board of, ranking, ranked, main, major, biggest earning, highest earning, top earning, top paid, top ranked, best, best funded, most funded, top funded, highest ranked, highest ranking, best ranked, highest funded, best compensate, highest compensate, best remunerate, most highly paid, most handsomely paid, foremost, very top',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true },
    'most, largest, highest, biggest, greatest, highest paid, most paid, best paid, largest amount, highest amount, most money, the most money, biggest amount, most in total, top total, number one, highest total, largest total, most overall, most expensive, costliest, most costly, most valuable, max total, heaviest, most generous, most lavish, most extravagant, largest share, highest value, largest single, biggest single, highest single, single largest, single biggest, single highest, largest sum, biggest share, leader, front runner, strongest, top most, most promoted, dominate, dominant, predominant, predominate, come out on top, priciest, dearest, steepest, fanciest, poshest, fattest, beefiest, meatiest, heftiest, juiciest, plushest, swankiest, grandest, most exorbitant, most sumptuous, most luxurious, most of it, the most of it, put the most money into, put most money into, uppermost, topmost, most substantial, most sizable, most sizeable, most considerable, most lucrative, very biggest, very largest, very highest, very most, by far the most, by far the largest, by far the highest, by far the biggest, largest ever, biggest ever, highest ever, largest total amount, highest total amount, most dollar, the most dollar, most cash, the most cash, greatest amount, greatest total, greatest sum, biggest total, biggest sum, highest sum, bulk, majority, largest part, biggest part, greatest part, largest portion, biggest portion, greatest portion, largest chunk, biggest chunk, largest slice, biggest slice, greatest share, eat most, eat the most, eat up most, eat up the most, swallow most, swallow the most, swallow up most, swallow up the most',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: false },
    'bottom, lowest ranked, worst paid, lowest paid, least paid, lowest ranking, bottom ranked, lowest earning, worst ranked, lowest funded, least funded',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true },
    'least, lowest, smallest, fewest, least money, lowest amount, smallest amount, lowest total, smallest total, cheapest, lowest value, smallest single, lowest single, single smallest, single lowest, weakest, slowest, least generous, stingiest, most frugal, least expensive, least costly, least pricey, least valuable, tiniest, slimmest, leanest, thinnest, puniest, skimpiest, scantiest, measliest, paltriest, meagerest, thriftiest, tightest, most modest, most affordable, most economical, most meager, most meagre, most inexpensive, littlest, minutest, least substantial, least sizable, least lucrative, very smallest, very lowest, very least, lowest sum, smallest sum, least amount, fewest dollar, the fewest dollar, smallest ever, lowest ever, bottommost, bottom most',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true, by: 'payments' },
    'most common, most frequent, most popular, commonest, most often, most frequently, most used, used most, used the most, busiest, most commonly used, most frequently used, used most often, most numerous, most prevalent, most usual, most regular, most regularly, most commonly, most often paid, most frequently paid, most recurrent',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'payments' },
    'least common, least frequent, least popular, rarest, least often, least used, used least, used the least, least commonly used, least frequently used, least numerous, least prevalent, least usual, least regular, least regularly, least commonly, least frequently, most infrequent, most rare, most uncommon, most rarely, most seldom',
  ],
  [
    { kind: 'rank', direction: 'desc', isSuperlative: true, by: 'date' },
    'latest, most recent, newest, last, last payment, the latest, last record, last transaction, most recent one, very latest, very last, very newest, freshest, most up to date',
  ],
  [
    { kind: 'rank', direction: 'asc', isSuperlative: true, by: 'date' },
    'earliest, oldest, first payment, first ever, very first payment, first record, first transaction, very earliest, very oldest, least recent',
  ],
  [{ kind: 'rank', direction: 'desc', isSuperlative: false }, AMONG_THE_FIRST],
  [{ kind: 'rank', direction: 'desc', isSuperlative: true }, FIRST_OF_ALL],
  [{ kind: 'rank', direction: 'asc', isSuperlative: true }, LAST_OF_ALL],
  [{ kind: 'rank', direction: 'desc', isSuperlative: true }, REACHING_THE_TOP],
  [{ kind: 'rank', direction: 'asc', isSuperlative: true }, REACHING_THE_BOTTOM],
  [{ kind: 'rate' }, 'rate'],
  [
    { kind: 'standing' },
    'position, place, spot, stand, standing, place in the ranking, position in the ranking, rank position, placing, placement',
  ],
  [
    { kind: 'comparator', op: 'gt' },
    'over, above, costing more than, costing over, costing above, costing upward of, worth more than, worth over, worth above, valued at more than, valued at over, valued at above, valued above, valued over, valued more than, priced above, priced over, priced at more than, priced at over, topping, amounting above, to the tune of more than, to the tune of over, more than, greater than, exceed, in excess of, higher than, larger than, bigger than, exceeding, cross, crossed, crossing, upward of, north of, beyond, exceeded, that exceed, greater, better than, more then, rose above, rises above, went above, went over, surpass, surpassed, surpassing, topped, add up to more than, add up to over, adding up to more than, amount to more than, amount to over, come to more than, total more than, totaling more than, totalling more than, sum up to more than, cleared, go past, went past, gone past, get past, got past, broke, cracked, passed, broke through, strictly more than, strictly greater than, strictly above, strictly over, outstrip, outstripped, going beyond, go beyond, went beyond, gone beyond, going above, go above, gone above, going over, go over, gone over, came in above, come in above, came in over, come in over, came out above, came out over, run to more than, ran to more than, totaled more than, totalled more than, totaled over, totalled over, totaling over, totalling over, sum to more than, sum to over, work out to more than, amounting to more than, amounting to over, coming to more than, come to over, higher then, bigger then, larger then, in excess, larger in amount than, larger in value than, higher in value than',
  ],
  [
    { kind: 'comparator', op: 'gte' },
    'at least, costing at least, worth at least, valued at at least, valued at least, priced at at least, no less than, not less than, no fewer than, not fewer than, minimum of, or more, and above, and up, or above, and over, or higher, from at least, a minimum of, or greater, not under, and more, or over, greater than or equal to, more than or equal to, equal to or greater than, equal to or more than, equal to or above, equal or more than, equal or greater than, not below, add up to at least, amount to at least, come to at least, or upward, or upwards, and upward, and upwards, or beyond, or better, and greater, and higher, no smaller than, no lower than, not lower than, not smaller than, meet or exceed, meeting or exceeding, met or exceeded, equal or exceed, reach or exceed, reached or exceeded, reach or pass, at or above, at or over, at a minimum, at minimum, equal or above, reach at least, reached at least, totaling at least, totalling at least, totaled at least, totalled at least, amounting to at least, sum to at least, lower bound of, lower limit of, a floor of, or bigger, or larger, and bigger, and larger, or more than that',
  ],
  [
    { kind: 'comparator', op: 'lt' },
    'under, below, costing less than, costing under, costing below, worth less than, worth under, worth below, valued at less than, valued at under, valued below, valued under, priced below, priced under, priced at less than, less than, fewer than, lower than, smaller than, south of, beneath, less then, smaller then, lower then, fell below, falls below, fall below, dropped below, drops below, fell under, was below, stayed below, stay below, stay under, stayed under, stay beneath, stayed beneath, remained under, remained below, come in under, came in under, come in below, came in below, shy of, short of, just shy of, just short of, lesser than, strictly less than, strictly under, strictly below, strictly fewer than, fall short of, fell short of, falling short of, fail to reach, failed to reach, failing to reach, stop short of, stopped short of, amount to less than, amounting to less than, add up to less than, adding up to less than, come to less than, coming to less than, totaling less than, totalling less than, totaled less than, totalled less than, sum to less than, amount to under, add up to under, come to under, came in at less than, cheaper than, staying below, staying under, lower in value than, smaller in value than',
  ],
  [
    { kind: 'comparator', op: 'lte' },
    'at most, costing at most, worth at most, valued at at most, no more than, not more than, maximum of, up to, or less, or fewer, or below, and below, and under, not exceed, a maximum of, or under, or lower, not over, not above, less than or equal to, lower than or equal to, equal to or less than, equal or less than, not exceeding, do not exceed, that do not exceed, up to and including, capped at, no higher than, no greater than, no larger than, no bigger than, not higher than, not larger than, not greater than, not bigger than, at a maximum, at maximum, at or below, at or under, or smaller, or lesser, or cheaper, or beneath, and lower, and less, and fewer, and smaller, upper bound of, upper limit of, a ceiling of, a cap of, not beyond, not past, not in excess of, not surpass, do not surpass, do not go above, do not go over, amount to at most, add up to at most, come to at most, add up to no more than, amount to no more than, come to no more than, top out at, topped out at, max out at, equal to or below, equal to or under',
  ],
  [
    { kind: 'comparator', op: 'eq' },
    'exactly, equal to, precisely, equaling, equalling, of exactly, amounting to exactly, of precisely, no more and no less than, no more no less than, neither more nor less than, come to exactly, amount to exactly, add up to exactly, totaling exactly',
  ],
  [
    { kind: 'comparator', op: 'between' },
    'between, from, in the range of, range from, ranging from, anywhere from, in between, somewhere between, anywhere between, range between, ranging between, fall between, falling between, that fall between, lie between, that lie between, lying between, anywhere in the range of, in a range of, within the range of, within a range of, somewhere in the range of',
  ],
  [
    { kind: 'share' },
    'share, share of, pct, pct of, percentage, percent, percentage of, percent of, proportion, proportion of, fraction, fraction of, part of, what part, what share, what percentage, what percent, what proportion, what fraction, how much percent, how many percent of, weight of, weight in, weight within, what weight, contribution to total, contribution to the total, contribution to overall, contribution to all, contribution to the overall, percentage wise, percent wise, percentagewise, percentwise, how many cent of each dollar, how many cent of every dollar, how many cent out of each dollar, how many cent out of every dollar, how many cent on the dollar, how many cent in the dollar, how many cent in every dollar, how many cent in each dollar, how many cent on every dollar, how many cent per dollar, as a share, as share, as a percentage, as a percent, as a share of the total, as a percentage of the total, share of total, percentage of total, percent of total, portion, portion of, what portion, how much of the total, how much of total, how much of all, how much of the whole, how large a share, how big a share, relative share, in percent, as percentage, market share, market share of, share of the total, percent share, percentage share, share of voice, as a proportion, as a percentage of total, percentage of the total, percent of the total, distribution in percent, of every dollar, out of every dollar, of each dollar, how many percent, slice of, chunk of, what slice, what chunk, what cut of, how big a slice, how large a slice, how big a chunk, how big a part, how large a part, how big a portion, how large a portion, how big a piece, how large a chunk, as a part, as a fraction, how large a percentage, how big a percentage, how high a percentage, how large a proportion, how big a proportion, how high a proportion, how great a share, how great a part, how great a proportion, how high a share, how much of the pie, in percentage term, in percent term, expressed as a percentage, expressed as a percent, expressed in percent, percentage of the whole, percent of the whole, share of the whole, part of the whole, part of the total, fraction of the total, proportion of the total, what percentage share, percentage contribution, cut of, piece of, what piece of, relative share of, relative proportion of, percentage share of, percent share of, dollar share of, dollar share, what cut, what chunk of, what slice of, chunk, slice',
  ],
  [
    { kind: 'growth' },
    'how many dollar more, how many dollar less, how much more money, how much less money, from a year earlier, on a year earlier, over a year earlier, than a year earlier, versus a year earlier, vs a year earlier, compared to a year earlier, compared with a year earlier, from a year before, on a year before, over a year before, than a year before, from a year ago, on a year ago, over a year ago, than a year ago, compared to a year ago, compared with a year ago, than one year earlier, from one year earlier, over one year earlier, how much more, how many more, how much less, how many fewer, gap, gap in, deviation, spread between, how much higher, how much lower, growth, growth rate, change, change in, year over year, yoy, y o y, year on year, percent change, percentage change, difference, increase or decrease, how do change, how much do grow, grow, rate of change, evolve, develop, how have change, changed, rate of growth, difference in, delta, variance, vs prior year, versus prior year, compared to prior year, compared with prior year, compared to last year, compared with last year, versus last year, vs last year, compared to the previous year, compared with the previous year, vs previous year, versus previous year, compared to the year before, compared to previous year, go up or down, up or down, rise or fall, increase or decrease, yoy growth, yoy change, year over year growth, year over year change, year on year growth, year on year change, year over year trend, annual growth, annual change, growth in, growth of, percent growth, percentage growth, move, grow quicker, grow faster, grow more quickly, movement in, movement of, shift, shift in, vary, fluctuate, fluctuation in, swing, swing in, variation, variation in, relative growth, relative change, relative growth in, relative change in, relative growth of, percentage movement, development from',
  ],
  [
    { kind: 'growth', direction: 'desc' },
    `boost, step up, growing fastest, growing the fastest, increase, rise, grow the most, increase the most, fastest growing, fastest growth, quickest growth, steepest growth, biggest increase, largest increase, rise the most, highest growth, most growth, biggest growth, largest growth, grow fastest, grow most, gain, gain the most, increase most, strongest growth, greatest increase, biggest gain, grow the fastest, largest gain, steepest increase, highest increase, go up, up the most, biggest riser, biggest jump, jump, add the most, add the most dollar, add most, put on the most, upped, up its spend, up their spend, hiked, boosted, ramped up, stepped up, fastest to grow, quickest growing, grow quickest, grow the quickest, be up from, be up on, up from, up on, shoot up, shot up, ${RISING}, most rapid growth, highest growth rate, fastest growth rate, fastest rate of growth, best growth, uptick, uptick in, upturn, upturn in, expansion, expansion in, expansion of, relative increase, relative increase in, percentage jump, upswing, upswing in, step up in`,
  ],
  [
    { kind: 'growth', direction: 'asc' },
    `fall most, fall fastest, fall the fastest, drop most, drop fastest, drop the fastest, decline most, decline fastest, decline the fastest, decrease most, decrease fastest, shrink most, shrink fastest, shrink the fastest, lose most, fastest shrinking, fastest dropping, fastest decreasing, steepest falling, decrease, decline, fall, drop, fall the most, drop the most, decrease the most, decline the most, biggest decrease, largest decrease, biggest drop, biggest decline, fastest falling, shrink, shrink the most, largest drop, largest decline, lose the most, go down, biggest fall, steepest decline, reduction, cut the most, fastest declining, down the most, steepest drop, steepest percentage drop, steepest percent drop, biggest percentage drop, largest percentage drop, sharpest drop, sharpest decline, steepest fall, lost the most, lose the most dollar, lost the most dollar, be down from, be down on, down from, down on, tail off, taper off, ${FALLING}, ${CUTTING}, downturn, downturn in, downtick, relative decrease, relative decrease in, relative decline, contraction, contraction in, downswing, slowdown, slowdown in, cut back, cut back on, trim, trimmed, scale back, scaled back, pare back, pared back`,
  ],
  [
    { kind: 'trend' },
    'trend, over time, over the year, trend of, trend in, trend over time, time series, timeline, history, historical, how do trend, trend for, by period, trended, across the year, development, evolution, through the year, over the month, over the quarter, series, series of, trajectory, progression, trend line, trendline, time trend, temporal trend, across time, through time, with time, over the course of time, throughout the year, evolution of, development of, progression of, pattern over time, path over time, progress over time, course over time',
  ],
  [
    { kind: 'compare' },
    'which be bigger, which be larger, which be higher, which be greater, which be more, which be smaller, which be lower, pay more, pay less, spend more, spend less, receive more, receive less, get more, get less, make more, compare, comparison, comparison of, compare the, side by side, comparing, head to head, against each other, compared, stack up, measure up, split between, breakdown between, division between, split of spend between, contrast, differ, differ from, diverge, how do compare, benchmark, who be bigger, who be larger, ratio, ratio of, ratio between, next to each other, next to one another, beside each other, crosstab, cross tab, cross tabulation, have the larger, have the higher, have the bigger, have the greater, have the smaller, have the lower, the bigger, the larger, the higher, the greater, the smaller, the lower, pricier, the pricier, costlier, the costlier, cheaper, the cheaper, more expensive, the more expensive, comparison between, side by side comparison, juxtapose, juxtaposition, juxtaposed, head to head comparison, compare side by side, put side by side, set side by side, line up side by side',
  ],
  [
    { kind: 'versus' },
    'versus, vs, v, against, compared to, compared with, as opposed to, in comparison to, in comparison with, relative to, in relation to, in proportion to, as compared to, as compared with, as against, than, to that of, outspend, outpay, next to, set against, measured against, weighed against, matched against, pitted against, stack against, stack up against, in contrast to, in contrast with, contrast with, relative to that of, put next to, put beside',
  ],
  [{ kind: 'concentration' }, 'concentration, concentrated, how concentrated, how concentrated be, concentrate'],
  [
    { kind: 'runningTotal' },
    'cumulative, accumulated spend, accumulated total, accumulated amount, accumulated payment, running total, cumulated, cumulatively, running sum, running total of, cumulative total, cumulative sum, accumulated, accumulate, accumulating, accumulation, accumulative, running tally, running amount, running balance, cumulative amount, cumulative spend, running total for',
  ],
  [
    { kind: 'by' },
    'by, breakdown, mix, composition, component of, makeup of, make up of, consist of, mix of, composition of, broken down by, break down by, split by, group by, grouped by, breakdown by, breakdown of, per, for each, in each, by each, within each, for every, in every, across, across all, across every, for all, of each, to each, split across, spread across, spread over, spread among, split into, distributed by, distribution by, distribution of, distribution across, segmented by, organized by, categorized by, break out by, broken out by, sorted into, from each, every, each, each one, each of them, each of those, apiece, sliced by, by the, according to, divided by, differ by, vary by, how do differ by, for all, back to all, back to every, go back to all, across the different, across different, vary across, for the different, in term of, at each, breakdown across, by all, one figure per, one row per, one line per, one total per, one number per, one amount per, one figure for each, one row for each, one line for each, one total for each, one number for each, tabulate by, arrange by, organised by, categorised by, classified by, bucketed by, grouped into, aggregated by, summed by, totaled by, totalled by, summarised by, summarize by, itemized by, itemise by, listed by, separated by, separated into, subdivided by, subdivided into, divided into, divided among, divided across, divided up by, split up by, split out by, segmented into, stratified by, disaggregated by, cross tabulate by, analysed by, analyze by, apportioned by, for each individual, for each separate, for each single, for every individual, for every single, for every separate, for each and every, in every single, in each individual, one row for every, one line for every, a row per, a line per, a row for each, a line for each, a row for every, a line for every, a figure per, a figure for each, a total per, a total for each, a separate row for each, a separate line for each, a separate figure for each, a separate total for each, separately by, separately for each, separately per, across the various, across various, for the various, by individual, by each individual, by every, by respective, one row each, one line each, a row each, a line each, one figure each, one total each, with respect to each, measured by, gauged by, judged by, as measured by, in order of, in the order of, in descending order of, in decreasing order of, by order of',
  ],
  [
    { kind: 'not' },
    'not, no longer, not any longer, with the exclusion of, to the exclusion of, bar, barring, subtracting, subtract, deducting, deduct, stripping out, strip out, everything except, anything except, thing other than, everything other than, apart from what go to, apart from what went to, except what go to, except what went to, except, except for, excluding, exclude, other than, without, but not, apart from, aside from, besides, leaving out, leave out, ignoring, ignore, minus, not including, not counting, do not count, do not include, not include, if you do not count, if we do not count, if you do not include, outside, outside of, non, no, omitting, omit, excl, with the exception of, save for, but no, not for, not in, not from, but not for, everything but, all but, everyone but, anything but, without any, disregarding, disregard, anything other than, never, neither, nor, not to, excepting, drop out, remove, removing, ex, net of, other then, leaving, setting aside, putting aside, to the exclusion of, nothing, not one, but not one, not a single, but not a single, not even one, take out, strip out, take away, cut out, left out, left aside, filtered out, carved out, kept out, not included, not counted, not considered, exempted, skipped, if you exclude, if we exclude, if you ignore, if we ignore, set aside, barring, but excluding, exclusive of, leaving aside, leave aside, stripping out, weeding out, weed out, skip, hide, hiding, suppress, suppressing, screen out, screening out, sift out, throw out, throwing out, eliminating, eliminate, skipping, carving out, carve out, filtering out, filter out, discarding, discard, discounting, forgetting, forget about, sans, devoid of, lacking, no one, nobody, not once, never once, to leave out, not involving, with exception of, without counting, without including, setting to one side, not considering, to the exception of, zero, without one, without a single, without even one, without even a single',
  ],
  [
    { kind: 'only' },
    'only, just, solely, exclusively, alone, nothing but, restricted to, limited to, specifically, only for, just for, only in, in particular, purely, merely, nothing other than, nothing except, nothing besides, nothing apart from, nothing else than, confined to, confined only to, confined solely to, restricted only to, restricted solely to, limited only to, limited solely to, none but, nobody but, no one but, none other than',
  ],
  [
    { kind: 'both' },
    'both, overlap, overlapping, overlap between, overlap of, as well as by, and also by, both by, and also from, shared by, in common, common to, jointly by, jointly, mutual, shared between, shared among, common between, common among, in common between',
  ],
  [
    { kind: 'new' },
    'new, first time, for the first time, newly, first paid, newly paid, first appear, first paid for, first paid by, be first paid, be first paid for, be first paid by, newly paid for, newly paid by, for the very first time, brand new, newly appear, first seen, previously unpaid, hitherto unpaid',
  ],
  [
    { kind: 'and' },
    'and, but, plus, incl, including, inclusive of, as well as, together with, along with, combined with, also, and also, in addition to, coupled with, paired with, and additionally, additionally, and in addition, and likewise, alongside',
  ],
  [{ kind: 'or' }, 'or, either, or else, either of, or alternatively'],
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
  ...'for the whole of, for all of, over the whole of, in the whole of, during the whole of, for the entirety of, in the entirety of'.split(
    ', ',
  ),
  ...'as far as, insofar as, so far as, on the part of, in the context of, by way of, within the scope of, classified as, categorized as, categorised as, labeled as, labelled as, coded as, described as, in the form of, in the case of, when it come to, with regard to, with respect to, as regard, counting only, counting just, count only, classed as, tagged as, booked as, recorded as, registered as, designated as, designated, characterized as, characterised as, treated as, filed as, entered as, listed as, filed under, listed under, recorded under, reported under, booked under, coded under, in the category of, in the category, in the class of, of the type, of type, of the kind, called, known as, by the name of, flagged as, flagged as being, flagged for, flagged with, marked as, marked as being, marked with, labeled as being, labelled as being, labeled with, labelled with, tagged as being, tagged with, identified as, identified as being, noted as, denoted as, designated as being, shown as, given as, coded with, categorized under, categorised under, classified under, classed under, grouped under, filed as being, reported as being, listed as being, recorded as being, registered under, logged under, logged as, declared as, disclosed as, declared under, disclosed under, entered under, stated as, indicated as, specified as'.split(
    ', ',
  ),
  ...'moved through, move through, moving through, moved via, flow through, flowed through, flowing through, routed through, routed via, routed to, channeled through, channelled through, funneled through, passed through, running at, run at, conducted at, relating to, relate to, pertaining to, pertain to, in respect of, with respect to, with regard to, with regards to, in regard to, as regards, as to, in reference to, with reference to, referencing, citing, referring to, refer to, touching on, on the subject of, on account of, coming from, originating from, originate from, throughout, inside, anywhere in, everywhere in, all across, with an address in, with address in, with a mailing address in, whose address be in, whose practice be in, with a practice in, with practice in, who practice in, domiciled in, stationed in, settled in, located within, located throughout, based throughout, originating in, stemming from, sourced from, emanating from, destined for, bound for, headed to, headed for, made out to, payable to, made payable to, addressed to, for the benefit of, in favor of, in favour of, situated in, residing in, reside in, resident in, practise in, practising in, hailing from, hail from, resident of, residents of, who be resident of, who be residents of, registered in, found in, listed in, with a home address in, with an office in, with office in, having an address in, have an address in, with a business address in, with a registered address in, with a primary address in, with their address in, with their practice in, whose office be in, whose business address be in, whose mailing address be in, whose primary address be in, who have an address in, who have their practice in, having their practice in, coming out of, come up in, came up in, turn up in, turned up in, crop up in, cropped up in, show up in, showed up in, show up on, feature in, featured in, figure in, figured in, directed at, aimed at, geared toward, geared towards, directed toward, directed towards, steered toward, steered towards, steered to, funneled to, funnelled to, funneled toward, funnelled towards, streaming to, streaming into, landing with, landing at, landing in, accruing to, accrue to, accrued to, have accrue to, flowing toward, flowing towards, going toward, going towards, headed toward, headed towards, earmarked for, intended for, meant for, reserved for, allocated to, apportioned to, assigned to, credited to, charged to, attributed to, ascribed to, related with, in relation with, in association with, tied with, bearing on, that concern, which concern, dealing with, having to do with, to do with, corresponding to, in aid of, in exchange for, in return for, in respect to, specializing in, specialising in, who specialize in, who specialise in, specialized in, specialised in, practicing within, practising within, in the field of, in the specialty of, in the discipline of, from the field of, whose field be, whose discipline be'.split(
    ', ',
  ),
  // Conditions that are announced: none of them says that somebody has nothing else.
  ...[
    'considering, considering only, considering just, consider only, only considering, only consider, restrict to, restrict this to',
    'restrict that to, restrict it to, restricting to, restricting this to, limit to, limit this to, limit that to, limit it to, limiting to',
    'limiting this to, limiting it to, narrow to, narrow this to, narrow it to, narrow it down to, narrow this down to, narrow that down to',
    'narrow down to, narrowing to, filter to, filter this to, filter it to, filter for, filtering to, keep only, keep just, looking only at',
    'looking just at, looking solely at, looking exclusively at, look only at, only look at, only looking at, focus on, focus only on, focus just on, focusing on, focusing only on',
    'focusing just on, zoom in on, zero in on, drill into, drill down into, drill down to',
  ].flatMap((words) => words.split(', ')),
].map((word) => [{ kind: 'preposition', word }, word]);

/** What asks, and what is said around a figure or a title: nothing of it is about the data. */
const ASKING = [
  // Who asks, and how politely.
  'exhibit, exhibiting, exhibited, displaying, show up with, i would like to know, we would like to know, i would like to see, we would like to see, i would like to have, we would like to have, i wish, we wish, wish to know, wish to see, wish to have, wish to learn, i request, we request, we require, i require, request for, this be a request for, requesting, i ask, we ask, we ask for, i ask for, let us know, let me know, let me have, let us have, inform me, inform us, inform me of, inform us of, advise me, advise us, advise me of, advise us of, be so kind as to, be good enough to, if you would, be you able to, be able to, i be interested to know, interested to know, keen to know, eager to know, like to learn, like to have, like to get, like to understand, would be good to know, would be nice to know, would be helpful to know, would be useful to know, be it possible to, be it possible, grateful, would be grateful',
  // Verbs of asking that are nothing else.
  'confirm, identify, furnish, ascertain, enumerate, tabulate, tabulation, collate, specify, quantify, point out, point me to, track down, search for, search, seek, check, work up, print, print out, output, lay hands on, come up with, fill me in on, shed light on, read out, write down, jot down, note down',
  // What the answer is called.
  'schedule of, a schedule of, register of, roster of, inventory of, catalog of, catalogue of, directory of, log of, printout of, print out of, extract of, compilation of, tabulation of, statement of, digest of, roundup of, set of, a set of, full set of, exception listing, exception list, exception report, descriptive statistics, summary statistics, key figure, headline figure, headline number, snapshot, snapshot of, ballpark',
  // How a figure is put.
  'be concern, concerned, as the case may be, in aggregate, on aggregate, in the aggregate, collectively, in its entirety, in their entirety, in entirety, all in all, pooled, pooled together, pool together, taken together, put together, lumped together, rolled together, rolled up, summed, summed up, summed together, summed over, tallied, tallied up, totaled, totalled, in sum, in the amount of, to the amount of, in the sum of, to the tune of, to the value of, by far, far and away, shown, displayed, as well, such, must be count, the subject of, subject of, be the subject of, have be the subject of, be the object of, the size of, size of the, in monetary term, in money term, in dollar amount, measured in dollar, expressed in dollar, counted in dollar, stated in dollar, given in dollar',
  // How sure, how plainly or in the end: beside a figure they narrow nothing.
  'in the end, ultimately, effectively, eventually, allegedly, strictly speaking, generally speaking, roughly speaking, broadly speaking, by and large, honestly, truly, literally, frankly, basically, practically speaking, essentially, fundamentally, simply, plainly, obviously, of course, naturally, evidently, presumably, arguably, admittedly, incidentally, interestingly, perhaps, maybe, nevertheless, nonetheless, however, though, although, moreover, furthermore, meanwhile, in addition, likewise, therefore, thus, hence, accordingly, consequently, in turn, in nominal term, in nominal dollar, in current dollar, nominally, at the end of the day, when all be said and done, by the way, so to speak, as it be, as it were, if known, where known, where available, if available, as available, as applicable, if applicable, where applicable, so to say, rounded, rounded to the dollar, rounded to the nearest dollar, rounded to the cent, to the cent, to the nearest dollar, to the nearest cent, to the penny, no rounding, unrounded, whatsoever, very, per the filing, per our filing, as filed, as listed, as noted, in our database, in our system, in our file, in the file, in your database, in your file, in the system, in the record, in this database, in this data, in this dataset, in the published data, in the public data, in the filing, in the ownership filing, according to the filing, according to the ownership filing, according to the disclosure, in the disclosure, in the register, on the book, on the record',
  // What an answer is made of, and how it is handed over.
  'calculation, computation, at a glance, for ease of reading, for easy reading, for readability, for your information, restricting attention to, restrict attention to, confine attention to, confining attention to, limiting attention to, limit attention to, turning attention to',
  // How sure it is, and where it is known from.
  'show up on, show up in, show up among, show up at, turn up on, turn up in, turn up among, crop up in, crop up on, pop up in, pop up on, come up in, reportedly, officially, ostensibly, supposedly, apparently, even, manage to, get to, happen to, tend to, end up, in practice, in fact, in truth, in reality, according to the data, according to our data, according to your data, according to this data, according to the record, according to our record, according to the database, according to the dataset, according to the figure, according to the file, according to open payment, according to cms, according to the report, according to what be reported, per the data, per our data, per the database, per the record, per open payment, per cms, as per the data, as per the record, as far as we know, as far as the data go, as far as the data show, to our knowledge, that we know of, that you know of, in the eye of cms, as the data show, as shown in the data, going by the data, judging by the data, in the open payment data, in open payment, in the country, in this country, everything included, all included, all thing included, everything counted, all counted, all of it counted, counting everything, counting them all, counting all of them, counting all of it, considering everything, take everything together, take everything into account, everything taken together, everything considered, all thing considered',
];

/** Function words, and what people say around a question; what narrows or changes it is in `restriction-words.ts`. */
export const FILLERS: PhraseTable = [
  [
    { kind: 'filler' },
    `a, an, the, be, do, have, have be, i, me, we, us, you, your, can, could, would, will, may, might, please, pls, kindly, tell, show,
     show me, show us, give me, give us, tell me, tell us, give, find, pick, pick out, find out, get me, get us, display, want, want to, want to know, need, need to know, need to show, need to present, need to report, want to show, like to know, know, see,
     would like to see, would like, i would like, would love, look at, look up, let, hey, hi, hello, ok, okay, thank, thanks, so, well, that, this, these, those, it, they, them,
     their, he, she, its, his, her, there, here, any, all, overall, altogether, in total, in all, then, also, too, combined, together,
     list, list of, names of, name, name of, which one, one, ones, figure, value, report, summary, summarize, summary of, overview, overview of, information, info, data, database, open payment data, cms, cms data, sunshine act, sunshine, report on, detailed, question, quick, quickly, exact, exactly how,
     column, absolute, in absolute term, in absolute number, in absolute dollar, us dollar, in dollar, in usd, in the data, in our data, in the database, in the data set, in the dataset, dataset, on record, on file, each other, various,
     be there, export, extract, retrieve, available, be it, do it, calculate, compute, determine, work out, come from, go to, go, come, happen, belong, exist, occur, appear, based on, basis, during, period,
     usa, united state, nationwide, across the us, country wide, in the us, in the usa, in america, us wide, across the country, base, located, practice in, practicing in, live, live in, base in, located in, report by, reported, publicly reported, published, publish, recorded, amounted, amount to, add up to, come to, sum up, worth, worth of, sorted, order, ordered, in order, descending, in descending order, in decreasing order, decreasing order, by decreasing amount, in falling order, falling order, in order of size, in order of amount, in rank order, in ranked order, top down, in sorted order, in tabular form, largest to smallest, from largest to smallest, highest to lowest, from highest to lowest, high to low, from high to low, most to least, ranked order, sort by, order by, result, answer, please show, out, made to, made by, made in, be make, pay out to, be pay out, flow, flow to, flowing, flowed, flowed to, flow into, flowed into, go into, channel, channeled, channelled, sent, send, end up, account for, attribute to, attributable, attributable to, make up, represent, constitute, be down to, take up by, be take up by, form by, driven by, involve, involving, comprise, comprised, comprising, comprised of, concerned, concerning, stem from, stemmed from, stemming from, absorbed by, absorb by, play in, how fast, how strongly, how quickly, how rapidly, how sharply, how steeply, how heavily, how dramatically, how drastically, to what extent, to what degree, to which extent, how far, posted, what do it look like, what do that look like, what do this look like, how do it look, how do that look, how do this look, how be it, due to, contribute, contribute to, who have, that have, that do, if any, as a whole, as a total, entire, entirely, whole, full, complete, every one, actually, really, how large be, how big be, how high be, how large, how big, how high, what be the value of, list out, run, pull, pull up, bring up, fetch, query, analyze, analysis, analysis of, look, help, help me, understand, wonder, wondering, curious, interested in, interested, say, hear, possible, possibly, if possible, etc, per se, slash, ;, someone, somebody, anyone, anybody, anything, something, somewhere, in connection with, based, headquartered, headquarter, hq, head office, coming, come in, made, them up, together in all, dated, meant, mean, i mean, i meant, everyone, everybody, dr, mr, mrs, ms, prof, professor, whatever, at all, in it, it up, of it, of them, whether, if, back, aside, everywhere, active, active in, mentioned, use, sample, example, both number, both figure, both value, both amount, both total, both year figure, saw, seen, experience, experienced, witness, aggregate, aggregated, distributed, combination, combination of, each combination of, pair of, at stake, all told, from industry, from the industry, behind it, sit with, sits with, how do it split, how it split, break the total down, break her total down, break his total down, across the industry, across the whole industry, separately, routed, ie, set, behind them, behind him, behind her, be enough, will do, be plenty, plz, across the nation, throughout the us, throughout the usa, throughout the country, nationally, countrywide, draw up, produce, prepare, create, build, generate, compile, assemble, put together, walk me through, take me through, run me through, dig up, dig out, spit out, rundown, rundown of, rundown on, run down of, lowdown on, low down on, any idea, pick out, count up, i be after, be look for, look for, be looking for, i would appreciate, appreciate, show up, turn up, crop up, be list, be listed, happen to know, care to, set out, spell out, thus far, to this day, view of, a view of, both year amount, both year total, amount of both year, amount for both year, amount in both year, figure for both year, figure of both year, total of both year, total for both year, present, show up on, show up in, turn up on, turn up in, crop up on, crop up in, appear on, appear in, provided, provided that, provided it have make, provided they have make, provided it have, provided they have, provided there be, as long as, so long as, as long as there be`,
  ],
  ...ASKING.map((phrases): PhraseTable[number] => [{ kind: 'filler' }, phrases]),
];

import type { Tag } from '../tag.ts';

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(/,\s+/));

/** Verbs that ask for what stands behind them where a request begins with them, and say nothing of it. */
const VERBS = wordsOf(
  `analyse, analyze, appraise, approximate, ascertain, assess, calculate, categorise, categorize, characterise, characterize,
  clarify, classify, collate, compile, compute, confirm, consolidate, corroborate, crunch, decompose, deduce, deliver, demonstrate, depict,
  derive, describe, determine, disaggregate, dissect, download, elaborate, enumerate, establish, evaluate, examine, execute,
  explain, explore, furnish, gather, gauge, generate, grab, highlight, identify, illustrate, infer, inspect, interpret,
  investigate, isolate, locate, obtain, pinpoint, quantify, recalculate, recap, recheck, reconcile, require, rerun, retrieve, reveal, scan,
  scrutinise, scrutinize, specify, stratify, summarise, summarize, tabulate, unpack, validate, verify, visualise, visualize, weigh`,
);
/** Those that are nouns too: `audit fees`, `survey payments`, `index funds`. */
const NOUNS_TOO = wordsOf(
  `audit, catalog, catalogue, check, document, estimate, extract, flag, follow, index, inventory, map, measure, monitor, note, outline,
  present, probe, profile, request, review, segment, size, sketch, survey, trace, track, update, walk`,
);
/** Verbs of two words: `double-check`, `single out`. */
const OF_TWO = wordsOf(
  `cross check, double check, spot check, fact check, sanity check, single out, size up, map out, tease out, flesh out, sum up, roll up, zoom in,
  elaborate on, comment on, look for, search for, hunt for, brief me, update me, talk me, text me, pass me, brief us, talk us,
  set forth, lay out, lay forth, set down, put forth, write out, line out`,
);
/** What may stand before them: who asks, and how politely. */
const BEFORE =
  /^(?:(?:please|pls|kindly|just|also|and|then|now|next|can|could|would|will|may|might|you|we|i|us|me|let|help|want|like|need|wish|try|be|able|so|kind|as|to|have|must|should|,)(?: |$))*$/;
/** For whom, and what leads on: `cross-check for me`, `talk me through`. */
const BEHIND = /^(?:for )?(?:me|us|through|on|upon)(?= |$)/;
const OF_NOUN =
  /^(?:of|from|by|and|or|for|in|to|with|vs|versus|paid|fees?|committees?|research|stud(?:y|ies)|projects?|payments?|spend(?:ing)?|,)$/;

/** What is asked for begins behind a verb within the sentence: `for these companies, describe the trend`. */
const ASKED = /^(?:the|an?|all|each|every|how|what|which|who|whether|its|their|me|us)$/;

/** `estimate the mean`, `please cross-check for me`: a verb that begins a request says nothing of what is asked. */
export function addAsking(lows: readonly string[], from: number, tags: Tag[]): void {
  const isWithin = [',', 'and', 'then'].includes(lows[from - 1] ?? '') && ASKED.test(lows[from + 1] ?? '');
  if (!isWithin && !BEFORE.test(lows.slice(0, from).join(' '))) return;
  const [verb = '', next = ''] = lows.slice(from);
  const length = OF_TWO.has(`${verb} ${next}`) ? 2 : VERBS.has(verb) || NOUNS_TOO.has(verb) ? 1 : 0;
  if (length === 0 || (NOUNS_TOO.has(verb) && length === 1 && OF_NOUN.test(next))) return;
  const behind = BEHIND.exec(lows.slice(from + length).join(' '))?.[0].split(' ').length ?? 0;
  const to = from + length + behind;
  if (to >= lows.length) return;
  tags.push({ kind: 'filler', from, to, score: 10.5 * (to - from) });
}

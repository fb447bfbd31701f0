import { ASKER } from './occasions.ts';

/** What somebody wants to do with an answer: `to judge the pipelines`. */
const JUDGING =
  'judge|size(?:\\s+up)?|gauge|benchmark|assess|weigh(?:\\s+up)?|evaluate|understand|appreciate|see|test|put|get\\s+(?:an?|some)\\s+(?:sense|feel|idea|picture|view)\\s+of|form\\s+(?:an?|some)\\s+(?:view|opinion|picture)\\s+of|find\\s+out|learn|decide|work\\s+out|settle|place';
/** A comma or a colon behind it, and no question that begins within it. */
const PAUSED = '(?=\\s*[,:;–—])';
/** A clause with a verb of its own: `since 2022` is a time. */
const IS =
  "(?:\\w+[^\\s,:;]*\\s+){0,6}?[\\w]+(?:['’](?:s|re)|\\s+(?:is|are|was|were|am|looks?|seems?|feels?|keeps?|matters?|wants?))\\s+";

/** Clauses that say why something is asked, with how a short phrase is read. */
export const PURPOSES: readonly ((short: string) => string)[] = [
  // `to judge the pipelines, …`, `in order to benchmark our policy, …`.
  (short) => `(?:(?:just|so\\s+as|in\\s+order)\\s+)?to\\s+(?:${JUDGING})\\s+${short}${PAUSED}`,
  // `for a look at the market, …`, `for a sense of the field, …`.
  (short) =>
    `for\\s+an?\\s+(?:\\w+\\s+)?(?:look|sense|feel|idea|picture|view|impression)\\s+(?:at|of|for|on)\\s+${short}${PAUSED}`,
  // `because obesity is the battleground, …`, `since we are weighing an entry, …`.
  (short) => `(?:because|since|given\\s+that|seeing\\s+that|now\\s+that)\\s+(?=${IS})${short}${PAUSED}`,
  // `legal asks whether rivals do the same: …`.
  (short) =>
    `${ASKER}\\s+(?:asks?|asked|wonders?|wondered|is\\s+asking|wants?\\s+to\\s+know)\\s+(?:me\\s+|us\\s+)?(?:whether|if|why)\\s+${short}(?=\\s*[:;–—])`,
];

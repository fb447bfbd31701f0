import { type Draft, textOf } from './draft.ts';
import type { Figure } from './reading.ts';

const STUDIES = 'study';
/** Told apart by the identifier that a registered trial has at ClinicalTrials.gov. */
const TRIALS = 'trial';

/** `how many clinical trials`: those with an identifier, once each; `how many studies` are told apart by their names. */
export function readTrials(draft: Draft): void {
  const isOfTrials = draft.tags.some(
    (tag) => tag.kind === 'noun' && tag.noun.dimension === STUDIES && /\btrials?$/i.test(textOf(draft, tag)),
  );
  if (!isOfTrials) return;
  const figures = draft.figures.map(ofTrials);
  const thresholds = draft.thresholds.map((one) =>
    one.measure === `distinct ${STUDIES}` ? { ...one, measure: `distinct ${TRIALS}` } : one,
  );
  const isCounted =
    figures.some((one, at) => one !== draft.figures[at]) || thresholds.some((one, at) => one !== draft.thresholds[at]);
  if (!isCounted) return;
  draft.figures = figures;
  draft.thresholds = thresholds;
  draft.assumptions.push(
    'Clinical trials are counted by their identifier at ClinicalTrials.gov: “studies” counts those without one too, by name.',
  );
}

function ofTrials(figure: Figure): Figure {
  if (figure.kind === 'distinct' && figure.dimension === STUDIES) return { ...figure, dimension: TRIALS };
  if (figure.kind === 'measure' && figure.measure === `distinct ${STUDIES}`)
    return { ...figure, measure: `distinct ${TRIALS}` };
  return figure;
}

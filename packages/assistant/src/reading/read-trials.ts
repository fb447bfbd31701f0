import { countedMeasure } from './counted.ts';
import { before, type Draft, textOf } from './draft.ts';
import type { Figure } from './reading.ts';

const STUDY = 'study';
/** What tells registered trials apart, at ClinicalTrials.gov. */
const TRIAL = 'clinical_trial_id';

/** `how many clinical trials`: those with an identifier, once each; `how many studies` are told apart by their names. */
export function readTrials(draft: Draft): void {
  const isOfTrials = draft.tags.some(
    (tag) => tag.kind === 'noun' && tag.noun.dimension === STUDY && /\btrials?$/i.test(textOf(draft, tag)),
  );
  const isCounted =
    draft.figures.some((figure) => ofTrials(figure) !== figure) ||
    draft.thresholds.some(({ measure }) => measure === countedMeasure(STUDY));
  if (!isOfTrials || !isCounted) return;
  const areBoth = countsStudiesToo(draft);
  draft.figures = draft.figures.flatMap((figure) => {
    const ofThem = ofTrials(figure);
    return areBoth && ofThem !== figure ? [figure, ofThem] : ofThem;
  });
  draft.thresholds = draft.thresholds.map((one) =>
    one.measure === countedMeasure(STUDY) ? { ...one, measure: countedMeasure(TRIAL) } : one,
  );
  draft.assumptions.push(
    'Clinical trials are counted by their identifier at ClinicalTrials.gov: “studies” counts those without one too, by name.',
  );
}

/** `the number of studies and the number of clinical trials`: each by its own name. */
function countsStudiesToo(draft: Draft): boolean {
  return draft.tags.some(
    (tag) =>
      tag.kind === 'noun' &&
      tag.noun.dimension === STUDY &&
      !/\btrials?$/i.test(textOf(draft, tag)) &&
      before(draft, tag)?.kind === 'count',
  );
}

function ofTrials(figure: Figure): Figure {
  if (figure.kind === 'distinct' && figure.dimension === STUDY) return { ...figure, dimension: TRIAL };
  const isNumber = figure.kind === 'measure' && figure.measure === countedMeasure(STUDY);
  return isNumber ? { ...figure, measure: countedMeasure(TRIAL) } : figure;
}

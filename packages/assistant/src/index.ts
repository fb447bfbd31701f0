export { answerText } from './answer/answer-text.ts';
export { dataframeOf } from './answer/dataframe.ts';
export { explanationOf } from './answer/explanation.ts';
export { figureOf } from './answer/figure.ts';
export { edited, readAgain } from './edit.ts';
export { interpret } from './interpret.ts';
export type { DataPort, FoundValue } from './port/data-port.ts';
export { gatePort } from './port/gate-port.ts';
export type {
  Answered,
  Asked,
  Beside,
  Chip,
  Choice,
  Context,
  Interpretation,
  Refused,
  SuggestedChart,
} from './port/interpretation.ts';
export { contextToKeep, keptContext } from './port/kept-context.ts';
export type { LanguageModel } from './providers/language-model.ts';
export { type SecondReading, secondReading } from './providers/second-reading.ts';

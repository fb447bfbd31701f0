export { interpret } from './interpret.ts';
export type { DataPort, FoundValue } from './port/data-port.ts';
export { gatePort } from './port/gate-port.ts';
export type {
  Answered,
  Asked,
  Chip,
  Choice,
  Context,
  Interpretation,
  Refused,
  SuggestedChart,
} from './port/interpretation.ts';
export { MAX_QUESTION_LENGTH } from './text/normalise.ts';

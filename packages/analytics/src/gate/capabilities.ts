import {
  DimensionKind,
  MadeMeasure,
  type ModelDescription,
  QUERY_LIMIT,
  RecordFigure,
  TimeGrain,
  TimePart,
  ValueType,
} from '@pellucid/contract';
import { OPERATORS_OF } from '../plan/conditions.ts';
import { KIND_TYPES } from '../plan/plan-dimensions.ts';
import { FIGURE_TYPES } from '../plan/record-figures.ts';

type Capabilities = Pick<ModelDescription, 'types' | 'madeMeasures' | 'timeGrains' | 'timeParts' | 'limits'>;

/** What the plan takes of each type of field; the free tier has no figures and dimensions of its own. */
export function capabilitiesOf(isFree: boolean): Capabilities {
  return {
    types: ValueType.options.map((type) => ({
      type,
      operators: [...OPERATORS_OF[type]],
      figures: RecordFigure.options.filter(
        (figure) => !isFree && (figure === 'distinct' || FIGURE_TYPES[figure].includes(type)),
      ),
      dimensions: DimensionKind.options.filter((kind) => !isFree && KIND_TYPES[kind].includes(type)),
    })),
    madeMeasures: isFree ? [] : [...MadeMeasure.options],
    timeGrains: [...TimeGrain.options],
    timeParts: [...TimePart.options],
    limits: { ...QUERY_LIMIT },
  };
}

import type { Model } from '../model/model.ts';

/** The roll-ups that a model declares, and which of them there are to answer from. */
export interface MadeRollups {
  /** The model with those roll-ups alone that are made: another object whenever they change. */
  answering(): Model;
  /** What is known of each, in the order of the model. */
  states(): RollupState[];
}

export interface RollupState {
  readonly name: string;
  /** The table that holds it. */
  readonly relation: string;
  readonly source: string;
  /** `waiting` ones will be made: until then wider tables answer in their place. */
  readonly state: 'made' | 'being made' | 'waiting';
  /** Of the table as it was last written, and how long that took; null where it is not known. */
  readonly rows: number | null;
  readonly seconds: number | null;
}

/** Where all roll-ups are there from the start. */
export function allMade(model: Model): MadeRollups {
  const states = [...model.sources.values()].flatMap(({ name: source, rollups }) =>
    rollups.map(
      ({ name, relation }): RollupState => ({ name, relation, source, state: 'made', rows: null, seconds: null }),
    ),
  );
  return { answering: () => model, states: () => states };
}

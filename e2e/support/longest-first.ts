import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys of minutes. One that began last would keep a single worker busy while the others have nothing left. */
const LONGEST = ['entities', 'accessibility', 'administration-keyboard', 'administration-looks', 'boards'];

/** Begins with the longest journeys, also where no earlier run tells how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`journeys/${name}.`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

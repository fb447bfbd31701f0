/** Seconds between the steps of the moving averages, as Dropwizard takes them. */
const STEP_SECONDS = 5;

/** What of an average is left after a step of silence, by the minutes that it looks back. */
const LEFT = { m1: left(1), m5: left(5), m15: left(15) } as const;

type Rates = Record<keyof typeof LEFT, number>;

function left(minutes: number): number {
  return Math.exp(-STEP_SECONDS / (minutes * 60));
}

/**
 * How often something happens, a second: exponentially weighted moving averages, as Dropwizard's meters and the load of a
 * system are. They step when somebody marks or reads, so that no timer runs.
 */
export class Meter {
  private rates: Rates | undefined;
  private unstepped = 0;
  private step: number;

  /** `now` counts milliseconds and is never set back. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.step = this.currentStep();
  }

  mark(): void {
    this.catchUp();
    this.unstepped += 1;
  }

  read(): Rates {
    this.catchUp();
    return { m1: 0, m5: 0, m15: 0, ...this.rates };
  }

  private currentStep(): number {
    return Math.floor(this.now() / 1000 / STEP_SECONDS);
  }

  private catchUp(): void {
    const steps = this.currentStep() - this.step;
    if (steps === 0) return;
    const rate = this.unstepped / STEP_SECONDS;
    // The first step begins at what was seen, the next ones lead there slowly; those after it were silent.
    const next = (name: keyof Rates) => {
      const before = this.rates?.[name] ?? rate;
      return (rate + (before - rate) * LEFT[name]) * LEFT[name] ** (steps - 1);
    };
    this.rates = { m1: next('m1'), m5: next('m5'), m15: next('m15') };
    this.unstepped = 0;
    this.step += steps;
  }
}

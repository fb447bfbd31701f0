/** Keys that are remembered; a hundred thousand take about 10 MB. */
const MAX_KEYS = 100_000;

/** The keys of ids that were found or asked about, as long as the data stays as it is. */
export class KnownKeys {
  /** By the place of the id; null where nothing has it. */
  private readonly keys = new Map<string, Map<string, number | null>>();
  private count = 0;
  private readonly most: number;

  constructor(most = MAX_KEYS) {
    this.most = most;
  }

  get(place: string, id: string): number | null | undefined {
    return this.keys.get(place)?.get(id);
  }

  note(place: string, id: string, key: number | null): void {
    if (this.count >= this.most) {
      this.keys.clear();
      this.count = 0;
    }
    const ofPlace = this.keys.get(place) ?? new Map<string, number | null>();
    this.keys.set(place, ofPlace);
    if (!ofPlace.has(id)) this.count += 1;
    ofPlace.set(id, key);
  }
}

/** One request as a visitor or editor saw it. */
interface Sample {
  ms: number;
  /** `cut` if the connection broke or the body was incomplete. */
  status: number | 'cut';
}

/** The line of a kind of request in the table. */
export interface Row {
  requests: number;
  '503': number;
  'p50 ms': number;
  'p95 ms': number;
  'max ms': number;
}

const getShare = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

/** Collects the times and failures of all requests. */
export class Statistics {
  readonly #samples = new Map<string, Sample[]>();
  /** Descriptions of wrong answers, with their number. */
  readonly unexpected = new Map<string, number>();

  /** Adds a request. */
  add(kind: string, sample: Sample): void {
    const samples = this.#samples.get(kind) ?? [];
    samples.push(sample);
    this.#samples.set(kind, samples);
  }

  /** Counts a wrong answer. */
  addUnexpected(description: string): void {
    this.unexpected.set(description, (this.unexpected.get(description) ?? 0) + 1);
  }

  /** Number of all requests. */
  get count(): number {
    return [...this.#samples.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Number of all requests that were refused with 503. */
  get refusals(): number {
    return [...this.#samples.values()].flat().filter(({ status }) => status === 503).length;
  }

  /** Returns the table by kind. Times are those of requests that were not refused with 503. */
  getRows(): Record<string, Row> {
    const rows = [...this.#samples].map(([kind, samples]): [string, Row] => {
      const times = samples
        .filter(({ status }) => status !== 503 && status !== 'cut')
        .map(({ ms }) => ms)
        .toSorted((a, b) => a - b);
      return [
        kind,
        {
          requests: samples.length,
          '503': samples.filter(({ status }) => status === 503).length,
          'p50 ms': getShare(times, 0.5),
          'p95 ms': getShare(times, 0.95),
          'max ms': getShare(times, 1),
        },
      ];
    });
    return Object.fromEntries(rows.toSorted(([a], [b]) => a.localeCompare(b)));
  }
}

const MINUTE_MS = 60_000;

/** Caches results for a minute within one instance of a function; failures are not cached. */
export class MinuteCache<Value> {
  private readonly entries = new Map<string, { readonly value: Value; readonly untilMs: number }>();

  /** @param capacity the most entries to keep; the oldest are dropped first */
  constructor(private readonly capacity: number) {}

  async get(key: string, nowMs: number, find: () => Promise<Value>): Promise<Value> {
    const kept = this.entries.get(key);
    if (kept && kept.untilMs > nowMs) return kept.value;
    const value = await find();
    this.entries.delete(key);
    this.entries.set(key, { value, untilMs: nowMs + MINUTE_MS });
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.capacity && oldest !== undefined) this.entries.delete(oldest);
    return value;
  }
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Values by key up to a total weight; the least recently used go first. */
export class Lru<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private weight = 0;

  /**
   * @param limit total weight
   * @param weigh weight of a value; by default each weighs 1
   */
  constructor(
    private readonly limit: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value, unless it alone is too heavy. */
  set(key: string, value: Value): void {
    this.remove(key);
    const weight = this.weigh(value);
    if (weight > this.limit) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.limit) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}

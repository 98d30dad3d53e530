/** A list is counted again no sooner than this. */
export const COUNT_INTERVAL_MS = 30_000;

/** Counts by the names of what was counted. */
export interface CountKeeper {
  /** @returns undefined while it is not known */
  readonly countOf: (name: string) => number | undefined;
  /** Has a list counted: now, or once the interval since the last time is over. Repeated calls until then are one. */
  readonly want: (name: string, count: () => Promise<number>) => void;
  /** number of counts taken so far: another one means that counts are new */
  readonly version: () => number;
  /** @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** forgets what waits to be counted */
  readonly stop: () => void;
}

/** Keeps counts that cost something to take. A count that fails leaves the one before it. @param onFailure hears why */
export function keepCounts(onFailure: (error: unknown) => void): CountKeeper {
  const counts = new Map<string, number>();
  const countedAt = new Map<string, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  let version = 0;

  async function take(name: string, count: () => Promise<number>): Promise<void> {
    waiting.delete(name);
    countedAt.set(name, Date.now());
    try {
      counts.set(name, await count());
      version += 1;
      for (const listener of listeners) listener();
    } catch (error) {
      onFailure(error);
    }
  }

  return {
    countOf: (name) => counts.get(name),
    want: (name, count) => {
      if (waiting.has(name)) return;
      const restMs = (countedAt.get(name) ?? -COUNT_INTERVAL_MS) + COUNT_INTERVAL_MS - Date.now();
      if (restMs <= 0) void take(name, count);
      else
        waiting.set(
          name,
          setTimeout(() => void take(name, count), restMs),
        );
    },
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

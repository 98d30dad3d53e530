/** Random choices, which the same seed repeats. */
export interface Random {
  /** a whole number from 0, below the limit */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<Entry>(entries: readonly Entry[]): Entry;
  /** up to so many different ones, one at least */
  some<Entry>(entries: readonly Entry[], most: number): Entry[];
  /** one of the names, by their weights */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** mulberry32: its whole state is one number of 32 bits. */
function fractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function randomFrom(seed: number): Random {
  const next = fractions(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Entry>(entries: readonly Entry[]): Entry => {
    const entry = entries[below(entries.length)];
    if (entry === undefined) throw new Error('Nothing to pick from');
    return entry;
  };
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    some: (entries, most) => [...new Set(Array.from({ length: 1 + below(most) }, () => pick(entries)))],
    weighed(weights) {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      const all = names.reduce((sum, name) => sum + weights[name], 0);
      let left = next() * all;
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return pick(names);
    },
  };
}

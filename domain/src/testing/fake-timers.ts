interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Timers that a test advances by hand; each due timer runs at its own time, in order. */
export function fakeTimers() {
  let now = 0;
  let timers: Timer[] = [];
  const nextUntil = (end: number): Timer | undefined =>
    timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    after(ms: number, run: () => void): () => void {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms: number): void {
      const end = now + ms;
      for (let due = nextUntil(end); due !== undefined; due = nextUntil(end)) {
        const { at, run } = due;
        timers = timers.filter((other) => other !== due);
        now = at;
        run();
      }
      now = end;
    },
  };
}

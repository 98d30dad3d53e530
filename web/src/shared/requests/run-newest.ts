interface Waiting {
  readonly start: () => void;
  readonly skip: () => void;
}

/** Of each lane in which a job runs, the one that waits. */
const lanes = new Map<string, Waiting | null>();

/** @returns whether it is the job's turn, or a newer one has taken its turn */
const turnIn = (lane: string): Promise<boolean> =>
  new Promise((resolve) => {
    lanes.get(lane)?.skip();
    lanes.set(lane, { start: () => resolve(true), skip: () => resolve(false) });
  });

function leave(lane: string): void {
  const next = lanes.get(lane);
  if (next === null || next === undefined) return void lanes.delete(lane);
  lanes.set(lane, null);
  next.start();
}

/**
 * Runs the jobs of a lane one at a time, so that their answers keep the order in which they were begun. Of those that
 * wait only the newest stays.
 * @returns what the job says, or false if a newer one took its turn
 */
export async function runNewest(lane: string, job: () => Promise<boolean>): Promise<boolean> {
  if (!lanes.has(lane)) lanes.set(lane, null);
  else if (!(await turnIn(lane))) return false;
  try {
    return await job();
  } finally {
    leave(lane);
  }
}

/** One step of a queue; it rejects if the step failed. */
type Task = () => Promise<void>;

/**
 * Runs tasks one after the other, with a pause after each. Since the pause starts when the server has acknowledged a
 * message, the next one is never too early for the rules, however long each takes.
 */
export function pacedQueue(pauseMs: number): (task: Task) => Promise<void> {
  let free: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = free.then(task);
    const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
    free = done.then(pause, pause);
    return done;
  };
}

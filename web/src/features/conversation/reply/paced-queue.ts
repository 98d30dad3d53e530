/** One step of a queue: what to do, and whether it worked. */
type Task = () => Promise<void>;

/**
 * Runs tasks one after the other, with a pause after each. A message that begins a pause after the one before was
 * acknowledged is never too early for the rules, however long each took on its way.
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

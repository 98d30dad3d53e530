type Stop = () => void;

/**
 * Starts something as soon as what it needs is `ready`, unless it was stopped by then.
 * @param onFailed hears that it cannot start, also unless it was stopped
 * @returns a function that stops it
 */
export function startLater<Needed>(
  ready: Promise<Needed>,
  start: (needed: Needed) => Stop,
  onFailed: (error: unknown) => void,
): Stop {
  let isOver = false;
  let stop: Stop = () => {
    isOver = true;
  };
  ready.then(
    (needed) => {
      if (!isOver) stop = start(needed);
    },
    (error: unknown) => {
      if (!isOver) onFailed(error);
    },
  );
  return () => stop();
}

type Stop = () => void;

/**
 * Starts something once its dependency is `ready`, unless it was stopped by then.
 * @param onFailed called if it cannot start, unless it was stopped by then
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

type Stop = () => void;

/**
 * Starts something once its dependency is `ready`, unless it has been stopped before.
 * @param onFailed called if it cannot start, unless it has been stopped before
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

const PARENT_POLL_MS = 1_000;

/**
 * Calls `stop` once: on SIGINT, on SIGTERM, or when the parent is gone (firebase-tools starts emulators in
 * process groups of their own, so they would outlive a killed parent). Then the process ends with 0, at the
 * latest after `graceMs`.
 */
export function stopWithParent(stop: () => Promise<void>, graceMs = 1_500): { stopNow(): void } {
  let isStopping = false;
  const stopNow = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), graceMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Could not stop cleanly:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stopNow);
  process.on('SIGTERM', stopNow);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopNow();
  }, PARENT_POLL_MS).unref();
  return { stopNow };
}

/** A fault of our own must not take down the developer's whole suite, so it is reported and work continues. */
export function surviveFaults(): void {
  process.on('uncaughtException', (error) => console.error('Internal error:', error));
  process.on('unhandledRejection', (reason) => console.error('Internal error:', reason));
}

/** Prints why the process cannot start, and exits with 1. */
export function failToStart(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** firebase-tools looks for exactly this text. */
export function listenError(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new Error(`${host}:${port}: address already in use`);
  return error instanceof Error ? error : new Error(String(error));
}

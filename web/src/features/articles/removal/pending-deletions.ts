/** Longer than the message that offers to undo it. */
export const DELETE_AFTER_MS = 15_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Articles that are about to be deleted. A page that is closed meanwhile leaves them in the archive. */
export const pendingDeletions = {
  schedule: (id: string, run: () => void): void => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => {
      timers.delete(id);
      run();
    }, DELETE_AFTER_MS);
    timers.set(id, timer);
  },
  /** @returns whether there was still time */
  cancel: (id: string): boolean => {
    clearTimeout(timers.get(id));
    return timers.delete(id);
  },
};

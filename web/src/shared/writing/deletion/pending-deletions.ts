/** Longer than the toast that offers to undo it, unless somebody holds the pointer over it. */
export const DELETE_AFTER_MS = 15_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** What is about to be deleted. If the page is closed meanwhile, it is not. */
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

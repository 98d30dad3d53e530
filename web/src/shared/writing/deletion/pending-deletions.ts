/** Longer than the toast that offers to undo it, unless somebody holds the pointer over it. */
export const DELETE_AFTER_MS = 15_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Browsers ask in their own words. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

function askOnLeaving(): void {
  if (timers.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}

/** What is about to be deleted. If the page is closed meanwhile, it is not: the browser asks before that. */
export const pendingDeletions = {
  schedule: (id: string, run: () => void): void => {
    clearTimeout(timers.get(id));
    const timer = setTimeout(() => {
      timers.delete(id);
      askOnLeaving();
      run();
    }, DELETE_AFTER_MS);
    timers.set(id, timer);
    askOnLeaving();
  },
  /** @returns whether there was still time */
  cancel: (id: string): boolean => {
    clearTimeout(timers.get(id));
    const wasPending = timers.delete(id);
    askOnLeaving();
    return wasPending;
  },
};

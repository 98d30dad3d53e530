/** What the command bar opens on the page that is shown, while that page offers it. */
interface CommandTarget<Open> {
  /** says what opens it just now. @returns a function that takes it back */
  readonly offer: (open: Open) => () => void;
  /** null while nothing offers it */
  readonly now: () => Open | null;
}

/** A place where a page leaves what the command bar can open. */
export function commandTarget<Open>(): CommandTarget<Open> {
  let target: Open | null = null;
  return {
    offer(open) {
      target = open;
      return () => {
        if (target === open) target = null;
      };
    },
    now: () => target,
  };
}

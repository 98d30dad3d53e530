interface Due {
  /** ids of what is due, as many as a batch at most; what is settled is not found again */
  readonly find: () => Promise<readonly string[]>;
  readonly batch: number;
  readonly settle: (id: string) => Promise<unknown>;
  /** asked before each group */
  readonly mayGoOn: () => boolean;
  readonly onFailed: (id: string, error: unknown) => void;
}

/** Settled side by side. */
const AT_ONCE = 5;

/**
 * Settles what is due, batch after batch while they are full. What fails is not tried again here, and ends it once nothing else
 * is found.
 */
export async function settleAll({ find, batch, settle, mayGoOn, onFailed }: Due): Promise<void> {
  const failed = new Set<string>();
  /** @returns whether it is done with */
  const isSettled = (id: string): Promise<boolean> =>
    settle(id).then(
      () => true,
      (error: unknown) => {
        failed.add(id);
        onFailed(id, error);
        return false;
      },
    );
  let isFull = true;
  let isProgress = true;
  while (isFull && isProgress && mayGoOn()) {
    const found = await find();
    const left = found.filter((id) => !failed.has(id));
    isFull = found.length >= batch;
    isProgress = false;
    while (left.length > 0 && mayGoOn()) {
      const outcomes = await Promise.all(left.splice(0, AT_ONCE).map(isSettled));
      isProgress ||= outcomes.includes(true);
    }
  }
}

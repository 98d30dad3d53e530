interface Found {
  readonly id: string;
  /** what is found of one line is settled one after the other */
  readonly line: string;
}

interface Due {
  /** what is due, in its order, as many as a batch at most; what is settled is not found again */
  readonly find: () => Promise<readonly Found[]>;
  readonly batch: number;
  readonly settle: (id: string) => Promise<unknown>;
  /** asked before each group */
  readonly mayGoOn: () => boolean;
  readonly onFailed: (id: string, error: unknown) => void;
}

/** Lines settled side by side. */
const AT_ONCE = 5;

/** The ids of each line, in their order. */
function linesOf(found: readonly Found[]): string[][] {
  const lines = new Map<string, string[]>();
  for (const { id, line } of found) lines.set(line, [...(lines.get(line) ?? []), id]);
  return [...lines.values()];
}

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
  /** @returns whether something of it is done with */
  const settleLine = async (ids: readonly string[]): Promise<boolean> => {
    let isSome = false;
    for (const id of ids) if (mayGoOn() && (await isSettled(id))) isSome = true;
    return isSome;
  };
  let isFull = true;
  let isProgress = true;
  while (isFull && isProgress && mayGoOn()) {
    const found = await find();
    const left = linesOf(found.filter(({ id }) => !failed.has(id)));
    isFull = found.length >= batch;
    isProgress = false;
    while (left.length > 0 && mayGoOn()) {
      const outcomes = await Promise.all(left.splice(0, AT_ONCE).map(settleLine));
      isProgress ||= outcomes.includes(true);
    }
  }
}

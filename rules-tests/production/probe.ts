/** One operation to try. */
export interface Probe {
  readonly group: 'matrix' | 'lists' | 'limits' | 'files' | 'realtime' | 'mail' | 'live removal';
  readonly name: string;
  readonly expected: string;
  /** the result */
  find(): Promise<string>;
}

/** The Realtime Database has no code for a refused read. */
const DENIALS = ['permission-denied', 'storage/unauthorized', 'PERMISSION_DENIED', 'Permission denied'];

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** 'allowed', 'denied' or the error. */
async function verdictOf(attempt: () => Promise<unknown>): Promise<string> {
  try {
    await attempt();
    return 'allowed';
  } catch (error) {
    const code = codeOf(error);
    return DENIALS.some((denial) => code.includes(denial)) ? 'denied' : `error: ${code}`;
  }
}

/** Makes the probes of one group from lines of name, expected result and operation. */
export const probesOf =
  (group: Probe['group']) =>
  (name: string, expected: 'allowed' | 'denied', attempt: () => Promise<unknown>): Probe => ({
    group,
    name,
    expected,
    find: () => verdictOf(attempt),
  });

const POLL_MS = 500;

/** Waits for a value; undefined when there is none in time. */
export async function eventually<T>(
  look: () => Promise<T | undefined>,
  limitMs: number,
): Promise<T | undefined> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return undefined;
}

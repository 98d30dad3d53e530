const STEP_MS = 100;

/**
 * Polls until there is a value.
 * @param what named in the error, so that a timeout says what was missing
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  limitMs = 90_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

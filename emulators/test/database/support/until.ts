import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a check passes; otherwise throws its last failure. */
export async function until(check: () => void | Promise<void>, timeoutMs = 8000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(20);
  }
}

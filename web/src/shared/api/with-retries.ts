import { ApiError } from './call-api';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;
/** About two minutes in all, longer than a limit per minute lasts. */
const ATTEMPTS = 9;

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Waits for a while; without a connection, until there is one. @throws the signal's reason */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const isOffline = !navigator.onLine;
    const timer = isOffline ? 0 : setTimeout(() => settle(resolve), ms);
    const settle = (then: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', stop);
      then();
    };
    const resume = () => settle(resolve);
    const stop = () => settle(() => reject(signal.reason));
    if (isOffline) window.addEventListener('online', resume);
    signal.addEventListener('abort', stop);
  });
}

/**
 * Tries a call again while the server cannot be reached, is overloaded or over a limit.
 * @throws what the call throws, and the signal's reason
 */
export async function withRetries<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (!isWorthRetrying(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal);
    }
  }
}

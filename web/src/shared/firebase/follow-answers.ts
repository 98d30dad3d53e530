import { isShown } from '../frame/shown';

/** From an answer to the next question. */
export const PAUSE_MS = 3_000;
/** How long an answer may take, also over a slow network. */
export const PATIENCE_MS = 4_000;

/** Whether somebody answers in time. */
async function isAnswered(ask: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    await ask(patience.signal);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks a server again and again while the page is seen. Where it falls silent without closing its connections, Firestore
 * and the Realtime Database notice after a minute at best.
 * @param ask rejects if there is no answer, and once it is aborted
 * @param onChange gets whether the last question was answered
 * @returns a function that ends it
 */
export function followAnswers(
  ask: (signal: AbortSignal) => Promise<unknown>,
  onChange: (isAnswered: boolean) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => void round(), PAUSE_MS);
  };
  const round = async () => {
    const answer = isShown() ? await isAnswered(ask) : null;
    if (isOver) return;
    if (answer !== null) onChange(answer);
    wait();
  };
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

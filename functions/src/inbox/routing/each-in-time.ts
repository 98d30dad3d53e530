import { logger } from 'firebase-functions';

const MINUTE_MS = 60_000;

/**
 * Gives what waits, library by library, until the time is over. Each minute begins with another library, so that busy ones never
 * keep the others waiting for good; what fails in one keeps nobody waiting in another.
 * @param mostMs after which no further library is begun
 */
export async function eachInTime(
  libraries: readonly string[],
  { nowMs, mostMs }: { readonly nowMs: number; readonly mostMs: number },
  give: (libraryId: string) => Promise<void>,
): Promise<void> {
  const first = libraries.length === 0 ? 0 : Math.floor(nowMs / MINUTE_MS) % libraries.length;
  const endsAtMs = Date.now() + mostMs;
  for (const libraryId of [...libraries.slice(first), ...libraries.slice(0, first)]) {
    if (Date.now() > endsAtMs) return;
    try {
      await give(libraryId);
    } catch (error) {
      logger.error('Nothing was given to anybody', { library: libraryId, error: String(error) });
    }
  }
}

import { logger } from 'firebase-functions';

/** An event older than this is given up instead of retried. */
const RETRY_LIMIT_MS = 6 * 60 * 60 * 1000;

export interface TriggerSpec<Event> {
  readonly name: string;
  /**
   * Names the effect of an event. Events arrive at least once, late and in any order; however often `run` is called
   * under one key, the result must be as if it had run once.
   */
  idempotencyKey(event: Event): string;
  run(event: Event, delivery: { readonly key: string; readonly nowMs: number }): Promise<void>;
}

/**
 * The handler of a background trigger: runs, logs under the key, and fails (so that the platform delivers again)
 * unless the event is too old.
 */
export function triggerHandler<Event extends { readonly time: string }>(
  spec: TriggerSpec<Event>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const nowMs = Date.now();
    const key = spec.idempotencyKey(event);
    try {
      await spec.run(event, { key, nowMs });
    } catch (error) {
      const isGivenUp = nowMs - Date.parse(event.time) > RETRY_LIMIT_MS;
      logger.error(`${spec.name} failed`, { key, isGivenUp, error: describe(error) });
      if (!isGivenUp) throw error;
    }
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { logger } from 'firebase-functions';
import { Lru } from './lru';
import { within } from './within';

/** A stale page beats a slow one: after this long, what was read before is used. */
const PATIENCE_MS = 1_500;
/** After a failure, what was read before is used for this long without another try. */
const RETRY_PAUSE_MS = 2_000;
/** A read without an answer is begun anew after this long: the first may have been lost with its connection. */
const LOST_MS = 10_000;

interface Kept<Value> {
  readonly value: Value;
  readonly readAtMs: number;
  readonly retryAtMs: number;
}

interface Pending<Value> {
  readonly value: Promise<Value>;
  readonly sinceMs: number;
}

interface ReadPlan<Value> {
  /** whether what was read that long ago may still be used */
  isFresh(value: Value, ageMs: number): boolean;
  /** @param before what was read before, if it is kept still */
  read(before: Value | undefined): Promise<Value>;
}

interface KeptReadsOptions<Value> {
  /** total weight of what is kept */
  readonly limit: number;
  readonly weigh?: (value: Value) => number;
}

/**
 * Reads that an instance keeps. Requests that come at once share one read; where the database refuses or is slow,
 * what was read before is used.
 */
export class KeptReads<Value> {
  private readonly kept: Lru<Kept<Value>>;
  private readonly pending = new Map<string, Pending<Value>>();

  constructor({ limit, weigh = () => 1 }: KeptReadsOptions<Value>) {
    this.kept = new Lru(limit, ({ value }) => weigh(value));
  }

  /** A value that is fresh, or the last one if there is no fresher. @throws what `read` throws if nothing was kept */
  async get(key: string, { isFresh, read }: ReadPlan<Value>): Promise<Value> {
    const kept = this.kept.get(key);
    const nowMs = Date.now();
    if (kept && (isFresh(kept.value, nowMs - kept.readAtMs) || nowMs < kept.retryAtMs)) return kept.value;
    const pending = this.pendingSince(key, nowMs - LOST_MS) ?? this.start(key, read);
    if (!kept) return pending.value;
    try {
      return await within(pending.value, pending.sinceMs + PATIENCE_MS - nowMs);
    } catch (error) {
      logger.warn('A page is made from what was read before', { key, error: String(error) });
      return kept.value;
    }
  }

  private pendingSince(key: string, earliestMs: number): Pending<Value> | undefined {
    const pending = this.pending.get(key);
    return pending && pending.sinceMs > earliestMs ? pending : undefined;
  }

  private start(key: string, read: ReadPlan<Value>['read']): Pending<Value> {
    const pending = { value: this.readAndKeep(key, read), sinceMs: Date.now() };
    this.pending.set(key, pending);
    const forget = () => {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    };
    pending.value.then(forget, forget);
    return pending;
  }

  private async readAndKeep(key: string, read: ReadPlan<Value>['read']): Promise<Value> {
    const startedAtMs = Date.now();
    try {
      const value = await read(this.kept.get(key)?.value);
      this.kept.set(key, { value, readAtMs: startedAtMs, retryAtMs: 0 });
      return value;
    } catch (error) {
      const kept = this.kept.get(key);
      if (kept) this.kept.set(key, { ...kept, retryAtMs: Date.now() + RETRY_PAUSE_MS });
      throw error;
    }
  }
}

import type { Caller } from '../../../shared/caller';
import type { BilledRequest, BillingLedger } from '../../backend';

const KEPT_REQUESTS = 50_000;

export interface Charge {
  readonly method: string;
  readonly caller: Caller;
  readonly reads?: number;
  readonly writes?: number;
  readonly deletes?: number;
}

/** Written on every request, read rarely. */
interface Entry extends Required<Omit<Charge, 'caller'>> {
  /** milliseconds */
  readonly at: number;
  readonly caller: string;
}

/** Counts what production bills, request by request; the oldest entries are dropped. */
export class Ledger implements BillingLedger {
  #requests: Entry[] = [];
  #dropped = 0;

  charge({ method, caller, reads = 0, writes = 0, deletes = 0 }: Charge): void {
    this.#requests.push({ at: Date.now(), method, caller: callerText(caller), reads, writes, deletes });
    if (this.#requests.length < KEPT_REQUESTS * 2) return;
    this.#requests.splice(0, KEPT_REQUESTS);
    this.#dropped += KEPT_REQUESTS;
  }

  mark(): number {
    return this.#dropped + this.#requests.length;
  }

  since(mark: number): ReturnType<BillingLedger['since']> {
    const entries = this.#requests.slice(Math.max(0, mark - this.#dropped));
    const requests: BilledRequest[] = entries.map((entry) => ({
      ...entry,
      at: new Date(entry.at).toISOString(),
    }));
    const total = { reads: 0, writes: 0, deletes: 0 };
    for (const { reads, writes, deletes } of requests) {
      total.reads += reads;
      total.writes += writes;
      total.deletes += deletes;
    }
    return { ...total, requests };
  }
}

/** `admin`, `signed-out` or `user:{uid}`. */
export function callerText(caller: Caller): string {
  return caller.kind === 'user' ? `user:${caller.uid}` : caller.kind;
}

import type { Path } from '../tree/path';

/** One write to make when a session ends; its entries are made together. */
export interface LastWrite {
  readonly entries: readonly { readonly path: Path; readonly json: unknown }[];
}

/** Journal record: everything a session queued for its end, or nothing once it is settled. */
export interface TestamentRecord {
  readonly n: string;
  readonly s: string;
  readonly o: readonly LastWrite[];
}

/** Stores the queued writes of one session. */
export interface Testament {
  replace(writes: readonly LastWrite[]): void;
  /** The session has ended and its writes are made. */
  settle(): void;
}

/** The queued writes of all sessions, so that those of a killed process are made when it starts again. */
export class Testaments {
  private readonly open = new Map<string, TestamentRecord>();

  constructor(private readonly record: (json: string) => void) {}

  of(namespace: string, session: string): Testament {
    return {
      replace: (writes) => this.keep({ n: namespace, s: session, o: writes }),
      settle: () => this.keep({ n: namespace, s: session, o: [] }),
    };
  }

  restore(record: TestamentRecord): void {
    if (record.o.length > 0) this.open.set(record.s, record);
    else this.open.delete(record.s);
  }

  records(): TestamentRecord[] {
    return [...this.open.values()];
  }

  private keep(record: TestamentRecord): void {
    if (record.o.length === 0 && !this.open.has(record.s)) return;
    this.restore(record);
    this.record(JSON.stringify(record));
  }
}

import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../../shared/data-lock';
import { Journal, readJournal } from './journal';

/** A journal this long is replaced by a snapshot. */
const COMPACT_AT_BYTES = 16 * 1024 * 1024;

/** What the folder keeps; the owner of the data gives a full set of records that stands for everything. */
export interface SnapshotSource {
  snapshotRecords(): Iterable<string>;
}

function generationOf(name: string, kind: string): number | undefined {
  const match = new RegExp(`^${kind}-(\\d+)\\.jsonl$`).exec(name);
  return match ? Number(match[1]) : undefined;
}

function generations(folder: string, kind: string): number[] {
  return readdirSync(folder)
    .map((name) => generationOf(name, kind))
    .filter((generation) => generation !== undefined)
    .sort((a, b) => a - b);
}

/**
 * Durable records in a folder: `snapshot-N.jsonl` holds everything up to journal N, `journal-N.jsonl` what came
 * after. A new generation is complete on disk before the old one is removed.
 */
export class DataFolder {
  private journal: Journal;
  private generation: number;
  private readonly unlock: () => void;

  constructor(
    private readonly folder: string,
    private readonly compactAtBytes = COMPACT_AT_BYTES,
  ) {
    this.unlock = lockDataFolder(folder, 'database');
    this.generation = generations(folder, 'journal').at(-1) ?? generations(folder, 'snapshot').at(-1) ?? 0;
    this.journal = Journal.open(this.path('journal', this.generation));
  }

  /** Gives back all records in order. Call once, before the first append. */
  replay(onRecord: (json: unknown) => void): void {
    const newest = generations(this.folder, 'snapshot').at(-1) ?? 0;
    const snapshot = this.path('snapshot', newest);
    if (existsSync(snapshot)) readJournal(snapshot, onRecord);
    for (const generation of generations(this.folder, 'journal')) {
      if (generation >= newest) readJournal(this.path('journal', generation), onRecord);
    }
  }

  /** Keeps a record; when the journal has grown long, starts a new generation from the source. */
  append(json: string): void {
    this.journal.append(json);
  }

  compactIfLong(source: SnapshotSource): void {
    if (this.journal.bytes >= this.compactAtBytes) this.compact(source);
  }

  compact(source: SnapshotSource): void {
    const next = this.generation + 1;
    const temporary = join(this.folder, 'snapshot.tmp');
    rmSync(temporary, { force: true });
    const snapshot = Journal.open(temporary);
    for (const record of source.snapshotRecords()) snapshot.append(record);
    snapshot.close();
    const journal = Journal.open(this.path('journal', next));
    renameSync(temporary, this.path('snapshot', next));
    this.syncFolder();
    this.journal.close();
    this.journal = journal;
    this.generation = next;
    this.removeBefore(next);
  }

  close(): void {
    this.journal.close();
    this.unlock();
  }

  private path(kind: 'snapshot' | 'journal', generation: number): string {
    return join(this.folder, `${kind}-${generation}.jsonl`);
  }

  private removeBefore(generation: number): void {
    for (const kind of ['snapshot', 'journal'] as const) {
      for (const old of generations(this.folder, kind)) {
        if (old < generation) rmSync(this.path(kind, old), { force: true });
      }
    }
  }

  private syncFolder(): void {
    const folder = openSync(this.folder, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }
}

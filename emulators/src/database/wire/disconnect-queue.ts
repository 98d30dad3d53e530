import type { LastWrite } from '../store/testaments';
import { DatabaseError } from '../tree/errors';
import { isWithin, type Path, splitPath } from '../tree/path';

/** Largest number of writes that one connection may queue. */
const MAX_WRITES = 1_000;

/** Writes to make when a connection ends, in the order they were queued. */
export class DisconnectQueue {
  private writes: LastWrite[] = [];

  /** Sets a path; writes queued at or below it would be overwritten and are dropped. */
  set(path: Path, json: unknown): void {
    this.cancel(path);
    this.add({ entries: [{ path, json }] });
  }

  /** Updates children of a path; keys may be deep paths. */
  update(path: Path, json: object): void {
    const entries = Object.entries(json).map(([key, value]: [string, unknown]) => ({
      path: [...path, ...splitPath(key)],
      json: value,
    }));
    for (const entry of entries) this.cancel(entry.path);
    if (entries.length > 0) this.add({ entries });
  }

  /** Drops what is queued at a path and below. */
  cancel(path: Path): void {
    this.writes = this.writes
      .map(({ entries }) => ({ entries: entries.filter((entry) => !isWithin(entry.path, path)) }))
      .filter(({ entries }) => entries.length > 0);
  }

  list(): readonly LastWrite[] {
    return this.writes;
  }

  /** Empties the queue and returns its writes. */
  drain(): readonly LastWrite[] {
    const { writes } = this;
    this.writes = [];
    return writes;
  }

  private add(write: LastWrite): void {
    if (this.writes.length >= MAX_WRITES) throw new DatabaseError('too_big', 'Too many onDisconnect writes');
    this.writes.push(write);
  }
}

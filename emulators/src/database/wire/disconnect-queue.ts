import type { LastWrite } from '../store/testaments';
import { DatabaseError } from '../tree/errors';
import { isWithin, type Path, splitPath } from '../tree/path';

/** A connection may not make the server remember more than this. */
const MAX_WRITES = 1_000;

/** Writes a connection leaves behind, in the order they were asked for. */
export class DisconnectQueue {
  private writes: LastWrite[] = [];

  /** Sets a place; what was queued at or below it would be overwritten and is dropped. */
  set(path: Path, json: unknown): void {
    this.cancel(path);
    this.add({ entries: [{ path, json }] });
  }

  /** Updates children of a place; keys may be deep paths. */
  update(path: Path, json: object): void {
    const entries = Object.entries(json).map(([key, value]: [string, unknown]) => ({
      path: [...path, ...splitPath(key)],
      json: value,
    }));
    for (const entry of entries) this.cancel(entry.path);
    if (entries.length > 0) this.add({ entries });
  }

  /** Drops what is queued at a place and below. */
  cancel(path: Path): void {
    this.writes = this.writes
      .map(({ entries }) => ({ entries: entries.filter((entry) => !isWithin(entry.path, path)) }))
      .filter(({ entries }) => entries.length > 0);
  }

  list(): readonly LastWrite[] {
    return this.writes;
  }

  /** Takes everything out, to be run. */
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

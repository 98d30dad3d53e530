import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRecords } from '../../shared/journal';
import type { JsonObject } from '../../shared/json';

const NAME = /^(snapshot|journal)-(\d+)\.jsonl$/;

interface EarlierFile {
  readonly path: string;
  readonly isSnapshot: boolean;
  readonly generation: number;
}

/**
 * The files used before there was one journal: `snapshot-N.jsonl` contains everything up to
 * `journal-N.jsonl`, which contains what came after. Oldest first.
 */
export function earlierFiles(folder: string): EarlierFile[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, kind, generation] = NAME.exec(name) ?? [];
      if (kind === undefined) return [];
      return [{ path: join(folder, name), isSnapshot: kind === 'snapshot', generation: Number(generation) }];
    })
    .sort((a, b) => a.generation - b.generation || Number(b.isSnapshot) - Number(a.isSnapshot));
}

/** Passes on the records from the newest snapshot on. @throws JournalError when one is damaged */
export function readEarlierFiles(
  files: readonly EarlierFile[],
  onRecord: (record: JsonObject) => void,
): void {
  const newest = files.findLastIndex(({ isSnapshot }) => isSnapshot);
  for (const { path } of files.slice(Math.max(newest, 0))) {
    readRecords(path, readFileSync(path), 0, onRecord);
  }
}

export function removeEarlierFiles(files: readonly EarlierFile[]): void {
  for (const { path } of files) rmSync(path, { force: true });
}

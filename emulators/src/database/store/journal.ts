import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';

/** A record that is damaged although others follow it: something other than a crash changed the file. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}

const CHECK_LENGTH = 8;

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(CHECK_LENGTH, '0');
}

/**
 * Append-only file of JSON records, one per line, each with a checksum. A record is handed to the operating
 * system before `append` returns, so it survives the death of the process at any moment.
 */
export class Journal {
  private size: number;

  private constructor(
    private readonly file: number,
    size: number,
  ) {
    this.size = size;
  }

  static open(path: string): Journal {
    const file = openSync(path, 'a');
    return new Journal(file, fstatSync(file).size);
  }

  /** Length of the file. */
  get bytes(): number {
    return this.size;
  }

  append(json: string): void {
    const line = Buffer.from(`${checksum(json)} ${json}\n`);
    try {
      for (let written = 0; written < line.length; ) written += writeSync(this.file, line, written);
    } catch (error) {
      // A full disk must not leave half a record in front of later ones.
      ftruncateSync(this.file, this.size);
      throw error;
    }
    this.size += line.length;
  }

  close(): void {
    fsyncSync(this.file);
    closeSync(this.file);
  }
}

function parseRecord(line: string): { readonly json: unknown } | undefined {
  const json = line.slice(CHECK_LENGTH + 1);
  if (line.charAt(CHECK_LENGTH) !== ' ' || line.slice(0, CHECK_LENGTH) !== checksum(json)) return undefined;
  return { json: JSON.parse(json) };
}

/** Reads the records of a journal; a torn last record is dropped and cut off the file. */
export function readJournal(path: string, onRecord: (json: unknown) => void): void {
  const content = readFileSync(path);
  let start = 0;
  while (start < content.length) {
    const end = content.indexOf(10, start);
    const record = end < 0 ? undefined : parseRecord(content.toString('utf8', start, end));
    if (!record) {
      const isLast = end < 0 || end === content.length - 1;
      if (!isLast) throw new JournalError(`Damaged record at byte ${start} of ${path}`);
      truncateSync(path, start);
      return;
    }
    onRecord(record.json);
    start = end + 1;
  }
}

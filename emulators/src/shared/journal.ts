import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { isObject, type Json, type JsonObject } from './json';

const CRC_DIGITS = 8;
const LINE_END = 10;

/** A journal of another owner, or damage before its last record; no crash leaves either behind. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
}

/** Whose journal it is: its first line says so. */
export type JournalOwner = 'Firestore' | 'Database';

type OnRecord = (record: JsonObject) => void;

/**
 * An append-only file of JSON records, one line each, with its checksum first. `append` returns once the
 * operating system has the record, so that killing the process loses nothing acknowledged.
 */
export class Journal {
  #length: number;

  private constructor(
    private readonly file: string,
    private readonly header: string,
    private fd: number,
    length: number,
  ) {
    this.#length = length;
  }

  /**
   * Opens or creates the file and passes on its records, oldest first. A torn last record is cut off.
   * @throws JournalError
   */
  static open(file: string, owner: JournalOwner, onRecord: OnRecord): Journal {
    const header = `${owner.toLowerCase()}-journal 1\n`;
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const isBegun = content.length >= header.length;
    if (isBegun && content.toString('latin1', 0, header.length) !== header) {
      throw new JournalError(`${file} is not a ${owner} journal of this version`);
    }
    const length = isBegun ? readRecords(file, content, header.length, onRecord) : 0;
    const fd = openSync(file, existsSync(file) ? 'r+' : 'w+');
    ftruncateSync(fd, length);
    const journal = new Journal(file, header, fd, length);
    if (length === 0) journal.#write(Buffer.from(header));
    return journal;
  }

  /** Bytes in the file. */
  get length(): number {
    return this.#length;
  }

  /** @param record the text of a JSON object */
  append(record: string): void {
    this.#write(encode(record));
  }

  /** Replaces everything with fewer equivalent records; the old file stays until the new one is safe. */
  compact(records: Iterable<string>): void {
    const temporary = `${this.file}.new`;
    const fd = openSync(temporary, 'w+');
    let length = writeFully(fd, Buffer.from(this.header), 0);
    for (const record of records) length += writeFully(fd, encode(record), length);
    fsyncSync(fd);
    renameSync(temporary, this.file);
    syncFolder(dirname(this.file));
    closeSync(this.fd);
    this.fd = fd;
    this.#length = length;
  }

  close(): void {
    fsyncSync(this.fd);
    closeSync(this.fd);
  }

  #write(bytes: Buffer): void {
    try {
      this.#length += writeFully(this.fd, bytes, this.#length);
    } catch (error) {
      // Half a record (from a full disk) must not remain before the next one.
      ftruncateSync(this.fd, this.#length);
      throw error;
    }
  }
}

/**
 * Passes on the records of a file from a position on.
 * @returns where the last sound record ends; what follows it is torn
 * @throws JournalError when a damaged record is not the last one
 */
export function readRecords(file: string, content: Buffer, from: number, onRecord: OnRecord): number {
  let at = from;
  for (let end = content.indexOf(LINE_END, at); end !== -1; end = content.indexOf(LINE_END, at)) {
    const record = decode(content.subarray(at, end));
    if (!record) {
      if (content.indexOf(LINE_END, end + 1) === -1) break;
      throw new JournalError(`${file} is damaged at byte ${at}`);
    }
    onRecord(record);
    at = end + 1;
  }
  return at;
}

function writeFully(fd: number, bytes: Buffer, position: number): number {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return written;
}

function encode(record: string): Buffer {
  return Buffer.from(`${checksum(record)} ${record}\n`);
}

function checksum(content: Buffer | string): string {
  return crc32(content).toString(16).padStart(CRC_DIGITS, '0');
}

function decode(line: Buffer): JsonObject | undefined {
  const json = line.subarray(CRC_DIGITS + 1);
  if (line.toString('latin1', 0, CRC_DIGITS + 1) !== `${checksum(json)} `) return undefined;
  const record: Json = JSON.parse(json.toString());
  return isObject(record) ? record : undefined;
}

/** A rename is durable once the folder is synced. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

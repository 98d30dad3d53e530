import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { isObject, type Json, type JsonObject } from '../../../shared/json';

const HEADER = 'firestore-journal 1\n';
const CRC_DIGITS = 8;

/**
 * An append-only file of JSON records, one line each with its checksum in front. `append` returns once the
 * system holds the record, so that killing the process loses nothing acknowledged.
 */
export class Journal {
  #length: number;

  private constructor(
    private readonly file: string,
    private fd: number,
    length: number,
  ) {
    this.#length = length;
  }

  /** Opens or creates the file. A torn last record is cut off; damage before it is an error. */
  static open(file: string): { journal: Journal; records: JsonObject[] } {
    mkdirSync(dirname(file), { recursive: true });
    const content = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const { records, length } = readRecords(content, file);
    const fd = openSync(file, existsSync(file) ? 'r+' : 'w+');
    ftruncateSync(fd, length);
    const journal = new Journal(file, fd, length);
    if (length === 0) journal.#write(Buffer.from(HEADER));
    return { journal, records };
  }

  /** Bytes in the file. */
  get length(): number {
    return this.#length;
  }

  append(record: JsonObject): void {
    this.#write(encode(record));
  }

  /** Replaces everything by fewer records that say the same; the old file stays until the new one is safe. */
  compact(records: Iterable<JsonObject>): void {
    const temporary = `${this.file}.new`;
    const fd = openSync(temporary, 'w+');
    let length = writeFully(fd, Buffer.from(HEADER), 0);
    for (const record of records) length += writeFully(fd, encode(record), length);
    fsyncSync(fd);
    renameSync(temporary, this.file);
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
      // Half a record (a full disk) must not stand in front of the next one.
      ftruncateSync(this.fd, this.#length);
      throw error;
    }
  }
}

function writeFully(fd: number, bytes: Buffer, position: number): number {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(fd, bytes, written, bytes.length - written, position + written);
  }
  return written;
}

function encode(record: JsonObject): Buffer {
  const json = JSON.stringify(record);
  return Buffer.from(`${checksum(Buffer.from(json))} ${json}\n`);
}

function checksum(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(CRC_DIGITS, '0');
}

function readRecords(content: Buffer, file: string): { records: JsonObject[]; length: number } {
  if (content.length < HEADER.length) return { records: [], length: 0 };
  if (content.toString('latin1', 0, HEADER.length) !== HEADER) {
    throw new Error(`${file} is not a Firestore journal of this version`);
  }
  const records: JsonObject[] = [];
  let at = HEADER.length;
  for (let end = content.indexOf(10, at); end !== -1; end = content.indexOf(10, at)) {
    const record = decode(content.subarray(at, end));
    if (!record) {
      if (content.indexOf(10, end + 1) === -1) break;
      throw new Error(`${file} is damaged at byte ${at}`);
    }
    records.push(record);
    at = end + 1;
  }
  return { records, length: at };
}

function decode(line: Buffer): JsonObject | undefined {
  const json = line.subarray(CRC_DIGITS + 1);
  if (line.toString('latin1', 0, CRC_DIGITS) !== checksum(json)) return undefined;
  const record: Json = JSON.parse(json.toString());
  return isObject(record) ? record : undefined;
}

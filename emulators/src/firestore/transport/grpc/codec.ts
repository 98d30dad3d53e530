import type { Reader, Writer } from 'protobufjs';
import type { Json, JsonObject } from '../../../shared/json';

/** Wire type of length-delimited values: texts, bytes, messages, packed lists. */
export const SIZED = 2;

/** How one kind of value is written in ProtoJSON and on the wire. */
export interface Codec {
  /** protobuf's */
  readonly wireType: number;
  /** whether null is a value rather than the lack of one */
  readonly isNullable?: boolean;
  /** what an absent value means */
  blank(): Json;
  /** `depth`: number of messages around this value. @throws Error for malformed bytes */
  read(reader: Reader, depth: number): Json;
  /** @throws Error for a value that does not fit */
  write(writer: Writer, value: Json): void;
}

/** Reads a length and returns where the value ends. @throws Error when the bytes end before that */
export function readEnd(reader: Reader): number {
  const length = reader.uint32();
  const end = reader.pos + length;
  if (end > reader.len) throw new Error('The message ends too early.');
  return end;
}

/** @throws Error when a value does not end where its length says */
export function checkEnd(reader: Reader, end: number): void {
  if (reader.pos !== end) throw new Error('A part of the message exceeds its declared length.');
}

/** @throws Error for anything but an object */
export function objectIn(value: Json | undefined, what: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Error(`${what} must be an object.`);
}

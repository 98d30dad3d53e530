import type { Enum, Reader, Writer } from 'protobufjs';
import type { Json } from '../../../shared/json';
import { type Codec, readEnd } from './codec';

const int32: Codec = {
  wireType: 0,
  blank: () => 0,
  read: (reader) => reader.int32(),
  write: (writer, value) => writer.int32(numberOf(value)),
};

const int64: Codec = {
  wireType: 0,
  blank: () => '0',
  read(reader) {
    const { high, low } = reader.int64();
    const near = high * 2 ** 32 + (low >>> 0);
    return String(Number.isSafeInteger(near) ? near : (BigInt(high) << 32n) + BigInt(low >>> 0));
  },
  write(writer, value) {
    const near = numberOf(value);
    // Long parses texts too, but slowly.
    writer.int64(Number.isSafeInteger(near) ? near : String(value));
  },
};

const double: Codec = {
  wireType: 1,
  blank: () => 0,
  read: (reader) => doubleJson(reader.double()),
  write: (writer, value) => writer.double(value === 'NaN' ? Number.NaN : numberOf(value)),
};

const bool: Codec = {
  wireType: 0,
  blank: () => false,
  read: (reader) => reader.bool(),
  write: (writer, value) => {
    if (typeof value !== 'boolean') throw unfit(value, 'a bool');
    writer.bool(value);
  },
};

export const TEXT = {
  wireType: 2,
  blank: () => '',
  read: (reader: Reader) => readText(reader, 'utf8'),
  write: (writer: Writer, value: Json) => writer.string(textOf(value)),
} satisfies Codec;

const bytes: Codec = {
  wireType: 2,
  blank: () => '',
  read: (reader) => readText(reader, 'base64'),
  write: (writer, value) => writer.bytes(Buffer.from(textOf(value), 'base64')),
};

/** By the names used in descriptions. */
export const SCALAR_CODECS: Readonly<Record<string, Codec>> = {
  int32,
  int64,
  double,
  bool,
  string: TEXT,
  bytes,
};

/** Names in JSON, numbers on the wire; a number without a name stays one, and null is the only NullValue. */
export function enumCodec({ fullName, values, valuesById }: Enum): Codec {
  const isNullable = fullName === '.google.protobuf.NullValue';
  const nameOf = (number: number) => valuesById[number] ?? number;
  return {
    wireType: 0,
    isNullable,
    blank: () => nameOf(0),
    read: (reader) => nameOf(reader.int32()),
    write(writer, value) {
      const number = value === null ? 0 : typeof value === 'string' ? values[value] : value;
      if (typeof number !== 'number') throw unfit(value, 'a name of the enum');
      writer.int32(number);
    },
  };
}

/** JSON numbers cannot express these four. */
function doubleJson(value: number): Json {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function readText(reader: Reader, encoding: 'utf8' | 'base64'): string {
  const end = readEnd(reader);
  const start = reader.pos;
  reader.pos = end;
  const { buf } = reader;
  return (Buffer.isBuffer(buf) ? buf : Buffer.from(buf)).toString(encoding, start, end);
}

function numberOf(value: Json): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw unfit(value, 'a number');
  return number;
}

function textOf(value: Json): string {
  if (typeof value !== 'string') throw unfit(value, 'text');
  return value;
}

function unfit(value: Json, expected: string): Error {
  return new Error(`${JSON.stringify(value)} is not ${expected}.`);
}

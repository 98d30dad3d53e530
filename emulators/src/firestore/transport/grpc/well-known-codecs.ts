import type { Json, JsonObject } from '../../../shared/json';
import { type Codec, objectIn } from './codec';

const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Default values of the wrappers, which ProtoJSON writes as the value itself. */
const WRAPPED: Readonly<Record<string, Json>> = {
  '.google.protobuf.Int32Value': 0,
  '.google.protobuf.Int64Value': '0',
  '.google.protobuf.DoubleValue': 0,
};

/** They have a ProtoJSON form of their own too, but occur only in explained queries and details of errors. */
const UNUSED = /^\.google\.protobuf\.(Any|Duration|FieldMask|ListValue|Struct|Value)$/;

/** The codec of a message with its own ProtoJSON form, wrapped around its codec as a plain message. */
export function wellKnownCodec(fullName: string, plain: Codec): Codec | undefined {
  if (fullName === '.google.protobuf.Timestamp') return timestampCodec(plain);
  const blank = WRAPPED[fullName];
  if (blank !== undefined) return wrapperCodec(plain, blank);
  if (!UNUSED.test(fullName)) return undefined;
  const refuse = () => {
    throw new Error(`${fullName} is not translated.`);
  };
  return { wireType: plain.wireType, blank: refuse, read: refuse, write: refuse };
}

function wrapperCodec(plain: Codec, blank: Json): Codec {
  return {
    wireType: plain.wireType,
    blank: () => blank,
    read: (reader, depth) => objectIn(plain.read(reader, depth), 'A wrapper').value ?? blank,
    write: (writer, value) => plain.write(writer, { value }),
  };
}

function timestampCodec(plain: Codec): Codec {
  return {
    wireType: plain.wireType,
    blank: () => timestampText({}),
    read: (reader, depth) => timestampText(objectIn(plain.read(reader, depth), 'A timestamp')),
    write: (writer, value) => plain.write(writer, timestampParts(value)),
  };
}

/** RFC 3339 with 3, 6 or 9 fractional digits. The engine refuses a year of more than four digits. */
function timestampText({ seconds = '0', nanos = 0 }: JsonObject): string {
  const fraction = String(nanos)
    .padStart(9, '0')
    .replace(/(000){1,2}$/, '');
  return new Date(Number(seconds) * 1000).toISOString().replace(/\.\d+/, `.${fraction}`);
}

let latest = { text: '', seconds: Number.NaN };

function timestampParts(value: Json): JsonObject {
  const [, dateTime = '', fraction = '', offset = ''] = TIMESTAMP.exec(String(value)) ?? [];
  const text = dateTime + offset;
  // Nearly always in the same second as the last one.
  if (latest.text !== text) latest = { text, seconds: Date.parse(text) / 1000 };
  if (Number.isNaN(latest.seconds)) throw new Error(`${String(value)} is not a timestamp.`);
  return { seconds: latest.seconds, nanos: Number(fraction.padEnd(9, '0')) };
}

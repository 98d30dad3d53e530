import type { TimestampLike } from '@harborline/domain/entities/timestamp';

/** A value in Firestore's REST format: one key, which names the type. */
export type RestValue = Readonly<Record<string, unknown>>;

class RestTimestamp implements TimestampLike {
  constructor(
    readonly seconds: number,
    readonly nanoseconds: number,
  ) {}

  toMillis(): number {
    return this.seconds * 1000 + Math.floor(this.nanoseconds / 1_000_000);
  }

  toDate(): Date {
    return new Date(this.toMillis());
  }
}

/** Reads an RFC 3339 time with up to nine fractional digits. */
export function parseTimestamp(text: string): TimestampLike {
  const fraction = /\.(\d{1,9})/.exec(text)?.[1] ?? '';
  const seconds = Math.floor(Date.parse(text.replace(/\.\d+/, '')) / 1000);
  return new RestTimestamp(seconds, Number(fraction.padEnd(9, '0')));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a REST value to the SDKs' representation; types that the product does not store become null. */
export function decodeValue(value: RestValue): unknown {
  const [type, content] = Object.entries(value)[0] ?? [];
  switch (type) {
    case 'stringValue':
    case 'booleanValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return parseTimestamp(String(content));
    case 'arrayValue':
      return isRecord(content) && Array.isArray(content.values) ? content.values.map(decodeValue) : [];
    case 'mapValue':
      return isRecord(content) && isRecord(content.fields) ? decodeFields(content.fields) : {};
    default:
      return null;
  }
}

/** Converts the fields of a REST document to plain data. */
export function decodeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isRecord(value) ? decodeValue(value) : null]),
  );
}

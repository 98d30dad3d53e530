import type { JsonObject } from '../../emulators/src/shared/json';

const NANOS_PER_MS = 1_000_000;

export class Timestamp {
  constructor(
    readonly seconds: number,
    readonly nanoseconds: number,
  ) {}

  static fromMillis(milliseconds: number): Timestamp {
    const seconds = Math.floor(milliseconds / 1000);
    return new Timestamp(seconds, Math.floor((milliseconds - seconds * 1000) * NANOS_PER_MS));
  }

  static fromDate = (date: Date) => Timestamp.fromMillis(date.getTime());
  static now = () => Timestamp.fromMillis(Date.now());
  toMillis = () => this.seconds * 1000 + this.nanoseconds / NANOS_PER_MS;
  toDate = () => new Date(this.toMillis());
}

/** What stands for a value that the server computes or removes. */
export class Sentinel {
  constructor(
    readonly kind: 'serverTimestamp' | 'increment' | 'delete',
    readonly operand = 0,
  ) {}
}

const isTimestamp = (value: object): value is { toDate(): Date } =>
  'toDate' in value && typeof value.toDate === 'function';

/** A value as the protocol has it. */
export function protoValue(value: unknown): JsonObject {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(protoValue) } };
  if (typeof value !== 'object') throw new Error(`No value of Firestore: ${typeof value}`);
  if (isTimestamp(value)) return protoValue(value.toDate());
  return { mapValue: { fields: protoFields(value) } };
}

/** Fields without the sentinels among them. */
export function protoFields(data: object): JsonObject {
  const entries = Object.entries(data).filter(([, value]) => !(value instanceof Sentinel));
  return Object.fromEntries(entries.map(([key, value]) => [key, protoValue(value)]));
}

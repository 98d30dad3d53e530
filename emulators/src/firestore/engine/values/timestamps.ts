import { StatusError } from '../../../shared/status-error';

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** The first second of the year 1 and the last one of 9999: the range of a Timestamp. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Seconds since 1970 and microseconds of an RFC 3339 text; finer digits are cut off. */
function partsOf(text: string): { seconds: number; micros: number } {
  const match = RFC3339.exec(text);
  const seconds = match ? Date.parse(`${match[1]}${match[3]}`.toUpperCase()) / 1000 : Number.NaN;
  if (!match || !(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS)) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: ${text}`);
  }
  return { seconds, micros: Number((match[2] ?? '').padEnd(6, '0').slice(0, 6)) };
}

/** Microseconds since 1970 of a time near the present, such as that of a commit. */
export function microsOfTimestamp(text: string): number {
  const { seconds, micros } = partsOf(text);
  return seconds * 1_000_000 + micros;
}

/** Microseconds since 1970, exact for every Timestamp: a double is not, before 1684 and after 2255. */
export function exactMicrosOfTimestamp(text: string): bigint {
  const { seconds, micros } = partsOf(text);
  const near = seconds * 1_000_000 + micros;
  return Number.isSafeInteger(near) ? BigInt(near) : BigInt(seconds) * 1_000_000n + BigInt(micros);
}

/** A timestamp in the form of `shortTimestamp`. @throws StatusError INVALID_ARGUMENT */
export function normalTimestamp(text: string): string {
  const { seconds, micros } = partsOf(text);
  return shortened(textOf(seconds, micros));
}

/** RFC 3339 with exactly six fractional digits. */
export function timestampOfMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return textOf(seconds, micros - seconds * 1_000_000);
}

function textOf(seconds: number, fraction: number): string {
  return `${secondsText(seconds)}.${String(fraction).padStart(6, '0')}Z`;
}

/** RFC 3339 as protobuf prints it: 0, 3 or 6 fractional digits. */
export function shortTimestamp(micros: number): string {
  return shortened(timestampOfMicros(micros));
}

function shortened(text: string): string {
  if (text.endsWith('.000000Z')) return text.replace('.000000Z', 'Z');
  return text.endsWith('000Z') ? `${text.slice(0, -4)}Z` : text;
}

let latest = { seconds: Number.NaN, text: '' };

/** Nearly always in the same second as the last one. */
function secondsText(seconds: number): string {
  if (latest.seconds !== seconds) {
    latest = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) };
  }
  return latest.text;
}

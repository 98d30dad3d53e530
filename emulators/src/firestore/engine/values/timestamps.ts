import { StatusError } from '../../../shared/status-error';

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Microseconds since 1970 of an RFC 3339 text; finer digits are cut off. */
export function microsOfTimestamp(text: string): number {
  const match = RFC3339.exec(text);
  const seconds = match ? Date.parse(`${match[1]}${match[3]}`.toUpperCase()) / 1000 : Number.NaN;
  if (!match || Number.isNaN(seconds)) {
    throw new StatusError('INVALID_ARGUMENT', `Invalid timestamp: ${text}`);
  }
  return seconds * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0').slice(0, 6));
}

/** RFC 3339 with exactly six fractional digits. */
export function timestampOfMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  const fraction = micros - seconds * 1_000_000;
  return `${secondsText(seconds)}.${String(fraction).padStart(6, '0')}Z`;
}

/** RFC 3339 as protobuf prints it: 0, 3 or 6 fractional digits. */
export function shortTimestamp(micros: number): string {
  const text = timestampOfMicros(micros);
  if (text.endsWith('.000000Z')) return text.replace('.000000Z', 'Z');
  return text.endsWith('000Z') ? `${text.slice(0, -4)}Z` : text;
}

let latest = { seconds: Number.NaN, text: '' };

/** Nearly always of the same second as the last one. */
function secondsText(seconds: number): string {
  if (latest.seconds !== seconds) {
    latest = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) };
  }
  return latest.text;
}

import { createHash } from 'node:crypto';
import { type Method, type Result, unsupported } from '../methods/table';
import { checkedInt } from '../operators';
import { checkedDuration, checkedTimestamp, NANOS_PER_MILLI, NANOS_PER_SECOND } from '../time';
import { Failure, RuleBytes, RuleDuration, RuleLatLng, type RuleValue } from '../value';
import { isNumeric } from '../value-key';
import { toInt } from './conversions';
import { crc } from './crc';

const UNIT_NANOS: Readonly<Record<string, bigint>> = {
  w: 604_800n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3_600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

function fn(arity: number, run: (...args: RuleValue[]) => Result): Method<null> {
  return { arity, run: (_, args) => run(...args) };
}

function onNumber(name: string, run: (value: number | bigint) => Result): [string, Method<null>] {
  return [name, fn(1, (value = null) => (isNumeric(value) ? run(value) : unsupported(name)))];
}

function rounding(name: string, round: (value: number) => number): [string, Method<null>] {
  return onNumber(name, (value) => (typeof value === 'bigint' ? value : toInt(round(value))));
}

const MATH: readonly [string, Method<null>][] = [
  onNumber('math.abs', (value) => {
    if (typeof value === 'number') return Math.abs(value);
    return value < 0n ? checkedInt(-value) : value;
  }),
  rounding('math.ceil', Math.ceil),
  rounding('math.floor', Math.floor),
  rounding('math.round', (value) => Math.sign(value) * Math.round(Math.abs(value))),
  onNumber('math.sqrt', (value) => Math.sqrt(Number(value))),
  onNumber('math.isNaN', (value) => Number.isNaN(value)),
  [
    'math.pow',
    fn(2, (base = null, exponent = null) =>
      isNumeric(base) && isNumeric(exponent) ? Number(base) ** Number(exponent) : unsupported('math.pow'),
    ),
  ],
];

type Digest = (data: Uint8Array) => Uint8Array;

function hashing(name: string, digest: Digest): [string, Method<null>] {
  const run = (value: RuleValue = null): Result => {
    if (value instanceof RuleBytes) return new RuleBytes(digest(value.data));
    return typeof value === 'string'
      ? new RuleBytes(digest(new TextEncoder().encode(value)))
      : unsupported(name);
  };
  return [name, fn(1, run)];
}

const HASHING: readonly [string, Method<null>][] = [
  hashing('hashing.md5', (data) => createHash('md5').update(data).digest()),
  hashing('hashing.sha256', (data) => createHash('sha256').update(data).digest()),
  hashing('hashing.crc32', (data) => crc('crc32', data)),
  hashing('hashing.crc32c', (data) => crc('crc32c', data)),
];

function timestampDate(...parts: RuleValue[]): Result {
  const [year, month, day] = parts.map((part) => (typeof part === 'bigint' ? Number(part) : Number.NaN));
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day ?? 0);
  const isDate =
    date.getUTCFullYear() === year && date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return isDate ? checkedTimestamp(BigInt(date.getTime()) * NANOS_PER_MILLI) : new Failure('Not a date.');
}

function durationTime(...parts: RuleValue[]): Result {
  const [hours, minutes, seconds, nanos] = parts.map((part) => (typeof part === 'bigint' ? part : undefined));
  if (hours === undefined || minutes === undefined || seconds === undefined || nanos === undefined) {
    return unsupported('duration.time');
  }
  return checkedDuration((hours * 3600n + minutes * 60n + seconds) * NANOS_PER_SECOND + nanos);
}

function durationValue(magnitude: RuleValue = null, unit: RuleValue = null): Result {
  if (typeof magnitude !== 'bigint' || typeof unit !== 'string') return unsupported('duration.value');
  const factor = Object.hasOwn(UNIT_NANOS, unit) ? UNIT_NANOS[unit] : undefined;
  return factor === undefined
    ? new Failure(`Unknown duration unit '${unit}'.`)
    : checkedDuration(magnitude * factor);
}

function durationAbs(value: RuleValue = null): Result {
  if (!(value instanceof RuleDuration)) return unsupported('duration.abs');
  return value.nanos < 0n ? new RuleDuration(-value.nanos) : value;
}

function latLng(latitude: RuleValue = null, longitude: RuleValue = null): Result {
  if (!isNumeric(latitude) || !isNumeric(longitude)) return unsupported('latlng.value');
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return isOnEarth
    ? new RuleLatLng(Number(latitude), Number(longitude))
    : new Failure('Not a valid latitude and longitude.');
}

export const NAMESPACE_FUNCTIONS: readonly [string, Method<null>][] = [
  ...MATH,
  ...HASHING,
  ['timestamp.date', fn(3, timestampDate)],
  [
    'timestamp.value',
    fn(1, (ms = null) => {
      return typeof ms === 'bigint' ? checkedTimestamp(ms * NANOS_PER_MILLI) : unsupported('timestamp.value');
    }),
  ],
  ['duration.value', fn(2, durationValue)],
  ['duration.time', fn(4, durationTime)],
  ['duration.abs', fn(1, durationAbs)],
  ['latlng.value', fn(2, latLng)],
];

import { floorDivide, NANOS_PER_MILLI, NANOS_PER_SECOND } from '../time';
import {
  Failure,
  type RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RulePath,
  RuleTimestamp,
  type RuleValue,
} from '../value';
import { getters, type MethodTable, type Result, unary, unsupported } from './table';

const EARTH_RADIUS_METRES = 6_371_000;
const MS_PER_DAY = 86_400_000;

function dateOf(time: RuleTimestamp): Date {
  return new Date(Number(floorDivide(time.nanos, NANOS_PER_MILLI)));
}

function startOfDay(time: RuleTimestamp): bigint {
  const nanosPerDay = BigInt(MS_PER_DAY) * NANOS_PER_MILLI;
  return floorDivide(time.nanos, nanosPerDay) * nanosPerDay;
}

function dayOfYear(time: RuleTimestamp): bigint {
  const date = dateOf(time);
  const newYear = new Date(0);
  newYear.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return BigInt(Math.floor((date.getTime() - newYear.getTime()) / MS_PER_DAY) + 1);
}

export const TIMESTAMP_METHODS: MethodTable<RuleTimestamp> = new Map(
  getters<RuleTimestamp>({
    date: (time) => new RuleTimestamp(startOfDay(time)),
    time: (time) => new RuleDuration(time.nanos - startOfDay(time)),
    year: (time) => BigInt(dateOf(time).getUTCFullYear()),
    month: (time) => BigInt(dateOf(time).getUTCMonth() + 1),
    day: (time) => BigInt(dateOf(time).getUTCDate()),
    hours: (time) => BigInt(dateOf(time).getUTCHours()),
    minutes: (time) => BigInt(dateOf(time).getUTCMinutes()),
    seconds: (time) => BigInt(dateOf(time).getUTCSeconds()),
    nanos: (time) => time.nanos - floorDivide(time.nanos, NANOS_PER_SECOND) * NANOS_PER_SECOND,
    dayOfWeek: (time) => BigInt(dateOf(time).getUTCDay() || 7), // 1 is Monday
    dayOfYear,
    toMillis: (time) => floorDivide(time.nanos, NANOS_PER_MILLI),
  }),
);

export const DURATION_METHODS: MethodTable<RuleDuration> = new Map(
  getters<RuleDuration>({
    seconds: (duration) => duration.nanos / NANOS_PER_SECOND,
    nanos: (duration) => duration.nanos % NANOS_PER_SECOND,
  }),
);

function toBase64Url(bytes: RuleBytes): string {
  return Buffer.from(bytes.data).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}

export const BYTES_METHODS: MethodTable<RuleBytes> = new Map(
  getters<RuleBytes>({
    size: (bytes) => BigInt(bytes.data.length),
    toBase64: toBase64Url, // URL-safe but padded, as production answers
    toHexString: (bytes) => Buffer.from(bytes.data).toString('hex').toUpperCase(),
  }),
);

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function haversineMetres(from: RuleLatLng, to: RuleLatLng): number {
  const halfLatitude = toRadians(to.latitude - from.latitude) / 2;
  const halfLongitude = toRadians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

export const LATLNG_METHODS: MethodTable<RuleLatLng> = new Map([
  ...getters<RuleLatLng>({
    latitude: (point) => point.latitude,
    longitude: (point) => point.longitude,
  }),
  ...unary<RuleLatLng>({
    distance: (point, other) =>
      other instanceof RuleLatLng ? haversineMetres(point, other) : unsupported('distance'),
  }),
]);

/** Fills `$(name)` and `{name}` segments of a path made by path('…'). */
function bind(path: RulePath, names: RuleValue): Result {
  if (!(names instanceof RuleMap)) return unsupported('bind');
  const segments: string[] = [];
  for (const segment of path.segments) {
    const name = /^(?:\$\((\w+)\)|\{(\w+)\})$/.exec(segment);
    const value = name ? names.get(name[1] ?? name[2] ?? '') : segment;
    if (typeof value !== 'string')
      return new Failure(`Path variable in '${segment}' is not bound to a string.`);
    segments.push(value);
  }
  return new RulePath(segments);
}

export const PATH_METHODS: MethodTable<RulePath> = new Map(unary<RulePath>({ bind }));

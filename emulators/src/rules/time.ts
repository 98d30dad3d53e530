import { Failure, RuleDuration, RuleTimestamp } from './value';

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MILLI = 1_000_000n;
const MIN_NANOS = -62_135_596_800n * NANOS_PER_SECOND; // 0001-01-01
const MAX_NANOS = 253_402_300_800n * NANOS_PER_SECOND - 1n; // 9999-12-31
const MS_PER_MINUTE = 60_000;
const MS_PER_400_YEARS = 146_097 * 24 * 60 * MS_PER_MINUTE;
const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9})\d*)?(?:[Zz]|([+-])(\d\d):(\d\d))$/;

/** The quotient rounded towards negative infinity, so that times before 1970 have positive fractions. */
export function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}

/** A timestamp in the years 1 to 9999. */
export function checkedTimestamp(nanos: bigint): RuleTimestamp | Failure {
  const isInRange = nanos >= MIN_NANOS && nanos <= MAX_NANOS;
  return isInRange ? new RuleTimestamp(nanos) : new Failure('Timestamp is out of range.');
}

/** A duration of at most about 10,000 years. */
export function checkedDuration(nanos: bigint): RuleDuration | Failure {
  const isInRange = nanos >= MIN_NANOS * 10n && nanos <= MAX_NANOS * 10n;
  return isInRange ? new RuleDuration(nanos) : new Failure('Duration is out of range.');
}

/** Nanoseconds since 1970 of an RFC 3339 text; undefined when it is not one. */
export function parseRfc3339(text: string): bigint | undefined {
  const parts = RFC_3339.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', sign, zoneHours = '0', zoneMinutes = '0'] =
    parts;
  // Date.UTC takes the years 0 to 99 for those of the last century; in 400 years the calendar is the same.
  const shifted = Date.UTC(
    Number(year) + 400,
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  const offsetMinutes = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes));
  const millis = BigInt(shifted - MS_PER_400_YEARS - offsetMinutes * MS_PER_MINUTE);
  return millis * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0'));
}

import type { TimestampLike } from '../entities/timestamp';

/** A timestamp like those of the SDKs, from milliseconds since 1970. */
export function timestamp(ms: number): TimestampLike {
  const seconds = Math.floor(ms / 1000);
  return {
    seconds,
    nanoseconds: (ms - seconds * 1000) * 1_000_000,
    toMillis: () => ms,
    toDate: () => new Date(ms),
  };
}

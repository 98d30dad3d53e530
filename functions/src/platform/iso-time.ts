import type { TimestampLike } from '@harborline/domain/entities/timestamp';

/** A stored time as answers give it: ISO 8601, UTC. */
export const isoTime = (time: TimestampLike): string => time.toDate().toISOString();

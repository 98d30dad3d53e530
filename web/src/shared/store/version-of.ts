import type { TimestampLike } from '@harborline/domain/entities/timestamp';

/** The state of a document as text, by the time of its last change. */
export const versionOf = ({ seconds, nanoseconds }: TimestampLike): string => `${seconds}.${nanoseconds}`;

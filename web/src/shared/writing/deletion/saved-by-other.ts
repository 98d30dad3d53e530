import type { TimestampLike } from '@harborline/domain/entities/timestamp';
import { versionOf } from '../../store/version-of';

/** Who saved a text, and its version since. */
export interface Saved {
  readonly version: string;
  readonly by: string;
}

interface Stamped {
  readonly updated_at: TimestampLike;
  readonly updated_by: string;
}

/** Who saved a text, and its version since; null for one that is not there. */
export const savedOf = (text: Stamped | null): Saved | null =>
  text === null ? null : { version: versionOf(text.updated_at), by: text.updated_by };

/** Whether a teammate has saved a text meanwhile. An autosave of the person's own does not count. */
export const isSavedByOther = (now: Saved | null, before: Saved | null | undefined, uid: string): boolean =>
  now !== null && now.by !== uid && now.version !== before?.version;

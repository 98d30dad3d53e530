import { watchedNotices } from '@harborline/domain/stores/load-notices';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findAll } from '../../platform/store/find-all';
import { applyNotice } from './apply-notice';

/** Libraries looked at side by side. */
const AT_ONCE = 5;

/** Shows the notices of unusual load that are in force now, and takes away the others. Exported for its test. */
export async function applyWatched(): Promise<void> {
  const left = await findAll(watchedNotices());
  while (left.length > 0)
    await Promise.all(
      left.splice(0, AT_ONCE).map(({ id: libraryId }) =>
        applyNotice(libraryId).catch((error: unknown) =>
          // A later run tries it again; the others do not wait for it.
          logger.error('A notice of unusual load was not applied', { libraryId, error: String(error) }),
        ),
      ),
    );
}

/** Every five minutes (D-131). */
export const sweepLoadNotices = onSchedule(
  { schedule: 'every 5 minutes', timeoutSeconds: 300 },
  applyWatched,
);

import { ruledNotices } from '@harborline/domain/stores/load-notices';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { findIds } from '../../platform/store/read';
import { applyNotice } from './apply-notice';

/** Every five minutes: shows the notices of unusual load whose rule holds, and takes away the others (D-131). */
export const sweepNotices = onSchedule({ schedule: 'every 5 minutes', timeoutSeconds: 300 }, async () => {
  for (const libraryId of await findIds(ruledNotices())) {
    await applyNotice(libraryId).catch((error: unknown) =>
      // A later run tries it again; the others do not wait for it.
      logger.error('A notice of unusual load was not applied', { libraryId, error: String(error) }),
    );
  }
});

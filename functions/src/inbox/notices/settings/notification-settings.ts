import * as contract from '@harborline/domain/api/inbox/notification-settings';
import {
  NO_NOTIFICATION_SETTINGS,
  notificationSettingsChanges,
} from '@harborline/domain/notifications/library-settings';
import { DEFAULT_NOTIFICATIONS, wholeMatrix } from '@harborline/domain/notifications/preferences';
import { notificationSettings } from '@harborline/domain/stores/notices';
import { auditEntry, writeAudit } from '../../../audit';
import { config } from '../../../platform/config';
import { staffEndpoint } from '../../../platform/endpoint';
import { firestore } from '../../../platform/firebase';
import { readRecord } from '../../../platform/store/read';
import { setRecord } from '../../../platform/store/write';

type Settings = typeof NO_NOTIFICATION_SETTINGS;

const present = ({ defaults = DEFAULT_NOTIFICATIONS, unmailed, sender_name }: Settings) => ({
  defaults: wholeMatrix(defaults),
  unmailed: [...unmailed],
  sender_name,
  sender_address: config().mailSender,
});

/** GET notification_settings (S6-27, D-133). */
export const getNotificationSettings = staffEndpoint(
  contract.getNotificationSettings,
  async (_input, { support_lib_id }) =>
    present((await readRecord(notificationSettings(support_lib_id))) ?? NO_NOTIFICATION_SETTINGS),
);

/** PUT notification_settings: what changes nothing is not logged (S6-27, D-133). */
export const putNotificationSettings = staffEndpoint(
  contract.putNotificationSettings,
  async ({ defaults, unmailed, sender_name }, staff) => {
    const libraryId = staff.support_lib_id;
    return firestore().runTransaction(async (transaction) => {
      const document = notificationSettings(libraryId);
      const before = (await readRecord(document, transaction)) ?? NO_NOTIFICATION_SETTINGS;
      const kept = defaults ?? before.defaults;
      const after: Settings = {
        ...(kept === undefined ? {} : { defaults: kept }),
        unmailed: [...new Set(unmailed ?? before.unmailed)],
        sender_name: sender_name ?? before.sender_name,
      };
      const changes = notificationSettingsChanges(before, after);
      if (changes.length === 0) return present(after);
      setRecord(transaction, document, { support_lib_id: libraryId, ...after });
      const target = { kind: 'settings', id: libraryId, label: 'notifications' };
      const details = { area: 'notifications' };
      writeAudit(
        transaction,
        auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
      );
      return present(after);
    });
  },
);

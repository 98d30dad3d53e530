import * as contract from '@harborline/domain/api/admin/status';
import { statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { STATUS_SETTINGS_TEXTS } from '@harborline/domain/texts/status';
import { auditEntry, writeAudit } from '../../audit';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { isStored } from '../../platform/store/read';
import { deleteRecord } from '../../platform/store/write';
import { subscriberId } from './subscriber';

/** DELETE status/subscribers: forgets an address, confirmed or not. The log does not name it. */
export const removeStatusSubscriber = staffEndpoint(contract.removeStatusSubscriber, ({ email }, staff) => {
  const libraryId = staff.support_lib_id;
  const document = statusSubscriber(subscriberId({ libraryId, email }));
  return firestore().runTransaction(async (transaction) => {
    if (!(await isStored(document, transaction))) return { isRemoved: false };
    deleteRecord(transaction, document);
    const target = { kind: 'status', id: libraryId, label: STATUS_SETTINGS_TEXTS.subscriberRemoved };
    writeAudit(transaction, auditEntry(staff, { action: 'status-page-changed', libraryId, target }));
    return { isRemoved: true };
  });
});

import * as contract from '@harborline/domain/api/integration/priority-support';
import { NO_PRIORITY_SUPPORT } from '@harborline/domain/entities/priority-support';
import { prioritySupport } from '@harborline/domain/stores/priority-support';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import { supportChanges } from '@harborline/domain/tickets/priority-support';
import { auditEntry, writeAudit } from '../audit';
import { staffEndpoint } from '../platform/endpoint';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { setRecord } from '../platform/store/write';

/** PUT priority_support: what changes nothing is not logged (S7.5-04, D-108). */
export const putPrioritySupport = staffEndpoint(
  contract.putPrioritySupport,
  async ({ is_on, senders, version }, staff) => {
    const libraryId = staff.support_lib_id;
    return firestore().runTransaction(async (transaction) => {
      const before = (await readRecord(prioritySupport(libraryId), transaction)) ?? NO_PRIORITY_SUPPORT;
      if (before.version !== version) throw new ApiError('conflict', PRIORITY_SUPPORT_TEXTS.changedMeanwhile);
      const changes = supportChanges(before, { is_on, senders, version });
      if (changes.length === 0) return { is_on, senders, version };
      const after = { is_on, senders, version: version + 1 };
      setRecord(transaction, prioritySupport(libraryId), after);
      const target = { kind: 'settings', id: libraryId, label: 'prioritySupport' };
      const details = { area: 'prioritySupport' };
      writeAudit(
        transaction,
        auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
      );
      return after;
    });
  },
);

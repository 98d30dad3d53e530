import * as contract from '@harborline/domain/api/admin/agency';
import type { InputOf } from '@harborline/domain/api/contract';
import { auditChanges } from '@harborline/domain/audit/audit-change';
import type { AuditChange } from '@harborline/domain/entities/audit';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { auditEntry, writeAudit } from '../../audit';
import type { Library } from '../../libraries';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { updateRecord } from '../../platform/store/write';
import { demandAgencyUser, presentAgency, readOwnChild } from './agency-user';

type Change = Omit<InputOf<typeof contract.changeAgency>, 'support_lib_id'>;

interface Changed {
  readonly library: Library;
  readonly changes: readonly AuditChange[];
}

function changed(library: Library, change: Change): Changed {
  const { settings } = library.public;
  const name = change.companyName ?? settings.settings.companyName;
  const before = presentAgency(library);
  const after: Library = {
    ...library,
    public: {
      ...library.public,
      settings: { ...settings, settings: { ...settings.settings, companyName: name } },
    },
    private: {
      ...library.private,
      is_subscription_active: change.is_subscription_active ?? before.is_subscription_active,
      is_white_label: change.is_white_label ?? before.is_white_label,
    },
  };
  const now = presentAgency(after);
  const fields = ['company_name', 'is_subscription_active', 'is_white_label'] as const;
  return { library: after, changes: auditChanges(fields, before, now) };
}

async function updateChild(id: string, change: Change, staff: Staff) {
  demandAgencyUser(staff);
  const library = await firestore().runTransaction(async (transaction) => {
    const before = await readOwnChild(transaction, id, staff);
    const { library: after, changes } = changed(before, change);
    if (changes.length === 0) return after;
    updateRecord(transaction, libraryDocument(id), {
      'settings.settings.companyName': after.public.settings.settings.companyName,
    });
    updateRecord(transaction, libraryPrivate(id), {
      is_subscription_active: after.private.is_subscription_active,
      is_white_label: after.private.is_white_label,
    });
    const target = { kind: 'library', id, label: after.public.settings.settings.companyName };
    const audited = { action: 'settings-changed', libraryId: id, target, changes } as const;
    writeAudit(transaction, auditEntry(staff, audited));
    return after;
  });
  return { agency: presentAgency(library) };
}

/** PUT agency: name, subscription and white-label of a child of the caller's library (S7.1-16). */
export const replaceAgency = staffEndpoint(contract.replaceAgency, ({ support_lib_id, ...change }, staff) =>
  updateChild(support_lib_id, change, staff),
);

/** PATCH agency: any of the same fields (S7.1-16). */
export const changeAgency = staffEndpoint(contract.changeAgency, ({ support_lib_id, ...change }, staff) =>
  updateChild(support_lib_id, change, staff),
);

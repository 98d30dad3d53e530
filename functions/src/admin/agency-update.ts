import { agencyItemSchema } from '@harborline/domain/agency/agency-item';
import { auditChanges } from '@harborline/domain/audit/audit-change';
import type { AuditChange } from '@harborline/domain/entities/audit';
import { idSchema } from '@harborline/domain/entities/id';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import * as z from 'zod/mini';
import { auditEntry, writeAudit } from '../platform/audit';
import type { Staff } from '../platform/caller';
import { staffEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import type { Library } from '../platform/libraries';
import { demandAgencyUser, presentAgency, readOwnChild } from './agency-user';

const companyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.companyName));

const putInput = z.object({
  support_lib_id: idSchema,
  companyName,
  is_subscription_active: z.boolean(),
  is_white_label: z.boolean(),
});
const patchInput = z.object({
  support_lib_id: idSchema,
  companyName: z.optional(companyName),
  is_subscription_active: z.optional(z.boolean()),
  is_white_label: z.optional(z.boolean()),
});
const output = z.object({ agency: agencyItemSchema });

type Change = Partial<Omit<z.infer<typeof putInput>, 'support_lib_id'>>;

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
    transaction.update(firestore().doc(docPath.library(id)), {
      'settings.settings.companyName': after.public.settings.settings.companyName,
    });
    transaction.update(firestore().doc(docPath.libraryPrivate(id)), {
      is_subscription_active: after.private.is_subscription_active,
      is_white_label: after.private.is_white_label,
    });
    const target = { kind: 'library', id, label: after.public.settings.settings.companyName };
    const deed = { action: 'settings-changed', libraryId: id, target, changes } as const;
    writeAudit(transaction, auditEntry(staff, deed));
    return after;
  });
  return { agency: presentAgency(library) };
}

const common = {
  output,
  rate: 'staffWrite',
  libraryOf: (_input: unknown, staff: Staff) => staff.support_lib_id,
} as const;

/** PUT agency: name, subscription and white-label of a child of the caller's library (S7.1-16). */
export const replaceAgency = staffEndpoint({
  ...common,
  name: 'replaceAgency',
  route: 'PUT /api/admin/agency',
  input: putInput,
  run: ({ support_lib_id, ...change }, staff) => updateChild(support_lib_id, change, staff),
});

/** PATCH agency: some of them (S7.1-16). */
export const changeAgency = staffEndpoint({
  ...common,
  name: 'changeAgency',
  route: 'PATCH /api/admin/agency',
  input: patchInput,
  run: ({ support_lib_id, ...change }, staff) => updateChild(support_lib_id, change, staff),
});

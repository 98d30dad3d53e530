import * as contract from '@harborline/domain/api/automations/workflows';
import type { InputOf } from '@harborline/domain/api/contract';
import { readDefinition } from '@harborline/domain/automations/definition';
import type { AuditAction } from '@harborline/domain/entities/audit';
import { workflow } from '@harborline/domain/stores/workflows';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import type { LibraryTags } from '@harborline/domain/tickets/tags';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { readTags } from '../../inbox';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { createRecord, deleteRecord, updateRecord } from '../../platform/store/write';
import type { StoredWorkflow } from '../running/read-rules';
import {
  mustBePossible,
  mustFit,
  mustHaveFolder,
  presentWorkflow,
  readWorkflow,
  storedDefinition,
} from './workflow';

/** Team logs name who changed the automations. */
function audit(
  transaction: Transaction,
  staff: Staff,
  action: AuditAction,
  { id, name }: Pick<StoredWorkflow, 'id' | 'name'>,
): void {
  const target = { kind: 'workflow', id, label: name };
  writeAudit(transaction, auditEntry(staff, { action, libraryId: staff.support_lib_id, target }));
}

const signedBy = (staff: Staff, at: Timestamp) => ({
  changed_by: staff.uid,
  changed_by_name: staff.agent_name || staff.display_name,
  changed_at: at,
});

/** POST workflows (S7.3-02). */
export const createWorkflow = staffEndpoint(
  contract.createWorkflow,
  async ({ definition, ...asked }, staff, { nowMs }) => {
    const id = randomId();
    const at = Timestamp.fromMillis(nowMs);
    return firestore().runTransaction(async (transaction) => {
      const library = await readTags(staff.support_lib_id, transaction);
      await mustBePossible(transaction, definition, library, staff);
      await mustHaveFolder(transaction, asked.workflow_folder_ref, staff);
      await mustFit(transaction, { id, name: asked.name }, staff);
      const created = {
        ...asked,
        support_lib_id: staff.support_lib_id,
        trigger_on: definition.trigger.on,
        definition: { ...storedDefinition(definition, library) },
        stopped_at: null,
        ...signedBy(staff, at),
        created_at: at,
        enabled_at: asked.is_enabled ? at : null,
        scheduled_at: null,
        version: 1,
      };
      createRecord(transaction, workflow(id), created);
      audit(transaction, staff, 'workflow-created', { id, name: asked.name });
      return presentWorkflow({ ...created, id }, library);
    });
  },
);

type Change = Omit<InputOf<typeof contract.changeWorkflow>, 'workflow_ref' | 'version'>;

interface Changing {
  readonly before: StoredWorkflow;
  readonly change: Change;
  readonly library: LibraryTags;
  readonly at: Timestamp;
}

/** An automation as a change leaves it, but for who made it. */
function changed({ before, change, library, at }: Changing): StoredWorkflow {
  const { definition, ...fields } = change;
  const isEnabled = fields.is_enabled ?? before.is_enabled;
  // What came due while it waited for another time, or while it was off, starts no run.
  const isSince = isEnabled && before.is_enabled && definition === undefined;
  return {
    ...before,
    name: fields.name ?? before.name,
    workflow_folder_ref: fields.workflow_folder_ref ?? before.workflow_folder_ref,
    is_shadow: fields.is_shadow ?? before.is_shadow,
    is_enabled: isEnabled,
    enabled_at: isSince ? before.enabled_at : isEnabled ? at : null,
    stopped_at: isEnabled ? null : before.stopped_at,
    ...(definition !== undefined && {
      trigger_on: definition.trigger.on,
      definition: { ...storedDefinition(definition, library) },
      scheduled_at: null,
    }),
  };
}

/** Whoever keeps an automation on answers for what it does, as it is then. @throws ApiError as `mustBePossible` */
async function mustStandFor(
  transaction: Transaction,
  { after, change, library }: Omit<Changing, 'before' | 'at'> & { readonly after: StoredWorkflow },
  staff: Staff,
): Promise<void> {
  if (change.definition !== undefined) return mustBePossible(transaction, change.definition, library, staff);
  if (!after.is_enabled) return;
  const definition = readDefinition(after.definition);
  if (definition === null) throw new ApiError('conflict', WORKFLOW_TEXTS.unreadable);
  return mustBePossible(transaction, definition, library, staff);
}

/** PUT workflows?workflow_ref (S7.3-02). */
export const changeWorkflow = staffEndpoint(
  contract.changeWorkflow,
  async ({ workflow_ref: id, version, ...change }, staff, { nowMs }) =>
    firestore().runTransaction(async (transaction) => {
      const before = await readWorkflow(id, staff, transaction);
      if (version !== undefined && version !== before.version)
        throw new ApiError('conflict', WORKFLOW_TEXTS.changedMeanwhile);
      const library = await readTags(staff.support_lib_id, transaction);
      const at = Timestamp.fromMillis(nowMs);
      const after = changed({ before, change, library, at });
      await mustStandFor(transaction, { after, change, library }, staff);
      if (change.workflow_folder_ref !== undefined)
        await mustHaveFolder(transaction, change.workflow_folder_ref, staff);
      if (after.name !== before.name) await mustFit(transaction, after, staff);
      const stored = { ...after, ...signedBy(staff, at), version: before.version + 1 };
      const { id: _, ...fields } = stored;
      updateRecord(transaction, workflow(id), fields);
      audit(transaction, staff, 'workflow-changed', after);
      return presentWorkflow(stored, library);
    }),
);

/** DELETE workflows?workflow_ref (S7.3-02). */
export const deleteWorkflow = staffEndpoint(contract.deleteWorkflow, async ({ workflow_ref: id }, staff) =>
  firestore().runTransaction(async (transaction) => {
    const before = await readWorkflow(id, staff, transaction);
    deleteRecord(transaction, workflow(id));
    audit(transaction, staff, 'workflow-deleted', before);
    return { workflow_ref: id };
  }),
);

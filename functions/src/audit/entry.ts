import type { AuditAction, AuditChange, AuditEntry } from '@harborline/domain/entities/audit';
import type { User } from '@harborline/domain/entities/user';
import { auditRecord } from '@harborline/domain/stores/audit';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomId } from '../platform/ids';
import { createRecord, type NewRecord } from '../platform/store/write';

type Actor = Pick<
  User,
  'uid' | 'agent_name' | 'display_name' | 'agent_role' | 'agent_picture' | 'init_support_lib_id'
>;

interface AuditedAction {
  readonly action: AuditAction;
  /** library it happened in, whose log gets the entry */
  readonly libraryId: string;
  readonly target: AuditEntry['target'];
  readonly details?: Readonly<Record<string, string>>;
  /** for settings: the old and the new value of each changed field */
  readonly changes?: readonly AuditChange[];
}

type NewEntry = NewRecord<ReturnType<typeof auditRecord>>;

/** How an audit entry names the person it is about. */
export const personTarget = (person: Pick<User, 'uid' | 'agent_name' | 'display_name' | 'user_email'>) => ({
  kind: 'teammate',
  id: person.uid,
  label: person.display_name || person.agent_name || person.user_email,
});

/** An entry of a library's log; an actor at home elsewhere is marked as such (D-12). */
export function auditEntry(actor: Actor, audited: AuditedAction): NewEntry {
  const { action, libraryId, target, details = {}, changes = [] } = audited;
  return {
    support_lib_id: libraryId,
    at: FieldValue.serverTimestamp(),
    action,
    actor: {
      uid: actor.uid,
      name: actor.display_name || actor.agent_name,
      role: actor.agent_role,
      picture: actor.agent_picture,
      home_lib_id: actor.init_support_lib_id === libraryId ? '' : actor.init_support_lib_id,
    },
    target,
    details: { ...details },
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
  };
}

/**
 * Writes an entry together with the action.
 * @param id derived from the action if a trigger may write the entry twice: the second write fails. A transaction
 * that performs the action itself needs none.
 */
export function writeAudit(transaction: Transaction, entry: NewEntry, id: string = randomId()): void {
  createRecord(transaction, auditRecord(id), entry);
}

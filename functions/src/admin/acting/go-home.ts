import type { User } from '@harborline/domain/entities/user';
import { user } from '@harborline/domain/stores/users';
import { resolvedPermissions } from '@harborline/domain/team/member';
import { isActingOver } from '@harborline/domain/team/standing';
import type { Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { readLibrary } from '../../libraries';
import { updateRecord } from '../../platform/store/write';
import { endingSessions } from '../../sessions';
import { libraryTarget } from './acting-answer';

/** Takes a person who acts in a child library back to their own; the child's log says why (D-12). */
export async function goHome(transaction: Transaction, person: User, nowMs: number): Promise<void> {
  const left = await readLibrary(transaction, person.support_lib_id);
  updateRecord(transaction, user(person.uid), {
    support_lib_id: person.init_support_lib_id,
    acting: null,
    viewing_as: '',
    permissions: resolvedPermissions(person),
    ...endingSessions(),
  });
  if (!left) return;
  const details = { reason: isActingOver(person, nowMs) ? 'time-over' : 'switched-back' };
  const audited = { action: 'acting-ended', libraryId: left.id, target: libraryTarget(left.public) } as const;
  writeAudit(transaction, auditEntry(person, { ...audited, details }));
}

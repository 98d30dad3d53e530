import { user } from '@harborline/domain/stores/users';
import { addedSlugs, ownPermissions } from '@harborline/domain/team/member';
import { planPermissionChange, type WantedPermissions } from '@harborline/domain/team/plan-changes';
import { auditEntry, personTarget, writeAudit } from '../../audit';
import { updateRecord } from '../../platform/store/write';
import { endingSessions } from '../../sessions';
import { changeOf, type TeamOperation } from '../team-transaction';
import { permissionList } from './permission-list';

/** Writes a change of a teammate's permissions, and logs which were granted and which were revoked. */
export function changePermissions({ transaction, actor, target }: TeamOperation, wanted: WantedPermissions) {
  const change = changeOf(planPermissionChange({ actor, target }, wanted));
  const before = ownPermissions(target);
  const details = {
    granted: addedSlugs(before, change.permissions).join(', '),
    revoked: addedSlugs(change.permissions, before).join(', '),
  };
  if (details.granted !== '' || details.revoked !== '') {
    const audited = { action: 'permissions-changed', libraryId: actor.support_lib_id, details } as const;
    updateRecord(transaction, user(target.uid), { ...change, ...endingSessions() });
    writeAudit(transaction, auditEntry(actor, { ...audited, target: personTarget(target) }));
  }
  return { ref_uid: target.uid, permissions: permissionList(change.permissions, target.agent_role) };
}

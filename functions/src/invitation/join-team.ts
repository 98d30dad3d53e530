import type { NotificationSettings } from '@harborline/domain/entities/agent-notifications';
import type { Invitation } from '@harborline/domain/entities/invitation';
import type { User } from '@harborline/domain/entities/user';
import { decideApproval, mayStillInvite } from '@harborline/domain/invitation/invitation';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { agentNotifications } from '@harborline/domain/stores/agent-notifications';
import { invitation as invitationDocument } from '@harborline/domain/stores/invitations';
import { libraryPrivate } from '@harborline/domain/stores/library-private';
import { notificationSettings } from '@harborline/domain/stores/notices';
import { user } from '@harborline/domain/stores/users';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, personTarget, writeAudit } from '../audit';
import { type Library, readLibrary } from '../libraries';
import { readUser } from '../people';
import { ApiError } from '../platform/errors';
import { firestore } from '../platform/firebase';
import { readRecord } from '../platform/store/read';
import { createRecord, setRecord, updateRecord } from '../platform/store/write';
import { endingSessions } from '../sessions';
import { isInvitationSecret } from '../teams';

export interface JoinRequest {
  readonly invitationId: string;
  readonly secret: string;
  readonly nowMs: number;
}

export interface FoundInvitation {
  readonly invitation: Invitation;
  readonly library: Library;
  /** false if it was approved before, and nothing was changed */
  readonly isFirst: boolean;
}

/** @throws ApiError 'gone', with one text for every reason */
const refuse = (): never => {
  throw new ApiError('gone', INVITATION_TEXTS.invalid);
};

/** An invitation loses its effect when its sender leaves or may no longer give the role. */
async function isSenderStillAllowed(
  transaction: Transaction,
  { invited_by, agent_role }: Invitation,
  library: Library,
): Promise<boolean> {
  const sender = await readUser(invited_by, transaction);
  return sender !== undefined && mayStillInvite(sender, agent_role, library.public);
}

/** Finds the invitation of a link. @throws ApiError 'gone' unless the link still works */
export async function findInvitation(
  transaction: Transaction,
  { invitationId, secret, nowMs }: JoinRequest,
): Promise<FoundInvitation> {
  const invitation = await readRecord(invitationDocument(invitationId), transaction);
  const isSecretRight = invitation !== undefined && isInvitationSecret(secret, invitation);
  const decision = decideApproval(invitation, isSecretRight, nowMs);
  const library = invitation && (await readLibrary(transaction, invitation.support_lib_id));
  if (decision === 'refuse' || !invitation || !library) return refuse();
  if (decision === 'approve' && !(await isSenderStillAllowed(transaction, invitation, library)))
    return refuse();
  return { invitation, library, isFirst: decision === 'approve' };
}

/** Puts the person on the team, who begins with the library's notifications. Changes nothing if they are on it already. */
function addToTeam(
  transaction: Transaction,
  uid: string,
  known: User | undefined,
  {
    invitation,
    library,
    defaults,
  }: FoundInvitation & { readonly defaults: NotificationSettings['defaults'] },
): User {
  const { agent_role, email } = invitation;
  if (known?.is_active) return known;
  const role = { agent_role, permissions: resolvePermissions(agent_role), permission_overrides: {} };
  const placement = {
    support_lib_id: library.id,
    init_support_lib_id: library.id,
    parent_lib_id: library.public.parent_lib_id,
    acting: null,
    viewing_as: '',
    is_active: true,
  };
  if (known) {
    updateRecord(transaction, user(uid), { ...role, ...placement, ...endingSessions() });
    return { ...known, ...role, ...placement };
  }
  const fresh = {
    user_email: email,
    agent_name: '',
    display_name: '',
    agent_picture: '',
    is_away: 0 as const,
    session_version: 0,
    ...role,
    ...placement,
  };
  createRecord(transaction, user(uid), fresh);
  if (defaults !== undefined)
    setRecord(transaction, agentNotifications(uid), { support_lib_id: library.id, events: defaults });
  return { ...fresh, uid };
}

/** The account that joins. */
export interface JoiningAccount {
  readonly uid: string;
  /** whether the person has yet to choose a password */
  readonly needsPassword: boolean;
}

/**
 * Makes the owner of an account a teammate; once, however often the link is followed.
 * @throws ApiError 'gone', or 'conflict' when the account belongs to another library or person
 */
export function joinTeam(
  request: JoinRequest,
  { uid, needsPassword }: JoiningAccount,
): Promise<FoundInvitation> {
  return firestore().runTransaction(async (transaction) => {
    const found = await findInvitation(transaction, request);
    if (!found.isFirst) return found;
    const { invitation, library } = found;
    const known = await readUser(uid, transaction);
    if (known && known.init_support_lib_id !== library.id) {
      throw new ApiError('conflict', INVITATION_TEXTS.otherLibrary);
    }
    // A person who has since given their account this address is not the invited one: they neither join nor use it up.
    if (known && known.user_email.toLowerCase() !== invitation.email) {
      throw new ApiError('conflict', INVITATION_TEXTS.otherPerson);
    }
    const defaults = (await readRecord(notificationSettings(library.id), transaction))?.defaults;
    const person = addToTeam(transaction, uid, known, { ...found, defaults });
    const approval = {
      status: 'approved' as const,
      approved_at: Timestamp.fromMillis(request.nowMs),
      approved_uid: uid,
      needs_password: needsPassword,
    };
    updateRecord(transaction, invitationDocument(invitation.id), approval);
    updateRecord(transaction, libraryPrivate(library.id), {
      library_users: FieldValue.arrayUnion(uid),
    });
    const actor = { ...person, display_name: person.display_name || invitation.email };
    const audited = {
      action: 'invitation-approved',
      libraryId: library.id,
      target: personTarget(actor),
    } as const;
    writeAudit(transaction, auditEntry(actor, { ...audited, details: { role: person.agent_role } }));
    return { ...found, invitation: { ...invitation, ...approval } };
  });
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { InvitationItem } from '@harborline/domain/api/teams/invitations';
import type { Invitation } from '@harborline/domain/entities/invitation';
import { invitationState, mayHandleInvitation } from '@harborline/domain/invitation/invitation';
import { invitation as invitationDocument } from '@harborline/domain/stores/invitations';
import { INVITATION_TEXTS } from '@harborline/domain/texts/invitation';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { isoTime } from '../../platform/iso-time';
import { readRecord } from '../../platform/store/read';

/** 256 bits; goes into the mail and nowhere else (D-09). */
export const newInvitationSecret = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret. A fast hash will do: there are too many secrets to try. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time. */
export function isInvitationSecret(secret: string, { token_hash }: Invitation): boolean {
  const given = Buffer.from(hashOfSecret(secret));
  const expected = Buffer.from(token_hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The id of the one invitation of an address to a library: a simultaneous second one finds the first. */
export const invitationIdOf = (libraryId: string, email: string): string =>
  derivedId('invitation', libraryId, email);

/**
 * An invitation of the current library that the caller may handle.
 * @throws ApiError 'not-found' for one of another library, 'forbidden' for a role the caller may not give
 */
export async function readOwnInvitation(
  transaction: Transaction,
  id: string,
  staff: Staff,
): Promise<Invitation> {
  const invitation = await readRecord(invitationDocument(id), transaction);
  if (invitation?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  if (!mayHandleInvitation(staff, invitation.agent_role)) {
    throw new ApiError('forbidden', INVITATION_TEXTS.roleNotYours);
  }
  return invitation;
}

/** How an audit entry names an invitation. */
export const invitationTarget = ({ id, email }: Pick<Invitation, 'id' | 'email'>) => ({
  kind: 'invitation',
  id,
  label: email,
});

/** An invitation as answers show it. */
export function presentInvitation(invitation: Invitation, nowMs: number): InvitationItem {
  const { id, email, agent_role, invited_by_name, created_at, sent_at, expires_at } = invitation;
  return {
    id,
    email,
    agent_role,
    invited_by_name,
    state: invitationState(invitation, nowMs),
    created_at: isoTime(created_at),
    sent_at: isoTime(sent_at),
    expires_at: isoTime(expires_at),
  };
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Invitation, invitationSchema } from '@harborline/domain/entities/invitation';
import type { InvitationItem } from '@harborline/domain/invitation/invitation-item';
import { invitationState } from '@harborline/domain/invitation/invitation-state';
import { docPath } from '@harborline/domain/paths';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../../platform/firebase';
import { derivedId } from '../../platform/ids';
import { isoTime } from '../../platform/iso-time';

/** 256 bits; goes into the mail and nowhere else (D-09). */
export const newInvitationSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. A fast hash will do: nobody can try all secrets. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time. */
export function isInvitationSecret(secret: string, { token_hash }: Invitation): boolean {
  const given = Buffer.from(hashOfSecret(secret));
  const expected = Buffer.from(token_hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The one invitation of an address into a library: a second at the same time finds the first. */
export const invitationIdOf = (libraryId: string, email: string): string =>
  derivedId('invitation', libraryId, email);

export const invitationRef = (id: string): DocumentReference => firestore().doc(docPath.invitation(id));

/** @returns undefined when it is not there */
export function readInvitation(snapshot: DocumentSnapshot): Invitation | undefined {
  const parsed = invitationSchema.safeParse(snapshot.data());
  return parsed.success ? { ...parsed.data, id: snapshot.id } : undefined;
}

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

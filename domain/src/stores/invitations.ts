import { type Invitation, invitationSchema } from '../entities/invitation';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const invitations = defineStore(COLLECTIONS.invitations, invitationSchema);

/** `Invitations/{id}` */
export const invitation = (id: string) => invitations.at(docPath.invitation(id));

const inStatus = (libraryId: string, status: Invitation['status'] | null) =>
  [
    ['support_lib_id', '==', libraryId],
    ...(status === null ? [] : [['status', '==', status] as const]),
  ] as const;

/** The invitations of a library, newest first. @param status null for all */
export const newestInvitations = (libraryId: string, status: Invitation['status'] | null) =>
  invitations.query({ where: inStatus(libraryId, status), orderBy: [['created_at', 'desc']] });

/** The pending invitations of a library, for counting. */
export const pendingInvitations = (libraryId: string) =>
  invitations.query({ where: inStatus(libraryId, 'pending') });

import type * as z from 'zod/mini';
import type { TimestampLike } from '../entities/timestamp';
import { userSchema } from '../entities/user';
import type { profileWriteSchema } from '../entities/writes/profile';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const users = defineStore(COLLECTIONS.users, userSchema);
const profiles = defineStore<typeof userSchema, never, z.input<typeof profileWriteSchema>>(
  COLLECTIONS.users,
  userSchema,
);

/** `Users/{uid}`, as functions write it. */
export const user = (uid: string) => users.at(docPath.user(uid));

/** The same document, as the user changes it. */
export const ownProfile = (uid: string) => profiles.at(docPath.user(uid));

/** People whose home is the library, by name. @param limit maximum number */
export const teammates = (libraryId: string, limit: number) =>
  users.query({
    where: [['init_support_lib_id', '==', libraryId]],
    orderBy: [['display_name', 'asc']],
    limit,
  });

/** Owners and admins of a library. @param limit maximum number */
export const managers = (libraryId: string, limit: number) =>
  users.query({
    where: [
      ['init_support_lib_id', '==', libraryId],
      ['agent_role', 'in', ['owner', 'admin']],
    ],
    limit,
  });

/**
 * People whose home is the library, by id, an order that stays stable when they change. @param isActive null for all
 */
export const teammatesById = (libraryId: string, isActive: boolean | null) =>
  users.query({
    where: [
      ['init_support_lib_id', '==', libraryId],
      ...(isActive === null ? [] : [['is_active', '==', isActive] as const]),
    ],
    orderBy: [[DOCUMENT_ID, 'asc']],
  });

export const activeOwners = (libraryId: string) =>
  users.query({
    where: [
      ['init_support_lib_id', '==', libraryId],
      ['agent_role', '==', 'owner'],
      ['is_active', '==', true],
    ],
  });

/** People of one library who act in another. @param limit maximum number */
export const actingPeople = (libraryId: string, homeLibraryId: string, limit: number) =>
  users.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['init_support_lib_id', '==', homeLibraryId],
      ['is_active', '==', true],
    ],
    limit,
  });

const OVERDUE_BATCH = 50;

/** People whose time in another library had ended by then (D-12). */
export const overdueActors = (by: TimestampLike) =>
  users.query({ where: [['acting.until', '<=', by]], limit: OVERDUE_BATCH });

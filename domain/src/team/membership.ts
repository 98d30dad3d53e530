import * as z from 'zod/mini';
import type { User } from '../entities/user';
import { isAllowed } from '../permissions/decide';
import { COLLECTION_PERMISSIONS, type CollectionOperation } from '../permissions/table';
import { isActing, permissionsToChange } from './standing';

/** At home, a membership only ends when the person is removed; a time later than any clock. */
export const NO_END_MS = 32_503_680_000_000;

/** `members/{library}/{uid}`: active staff, mirrored for the Realtime Database's rules, which cannot read Firestore. */
export const membershipSchema = z.object({
  /** when it ends, in milliseconds; acting elsewhere is limited in time (D-12) */
  until: z.number(),
  /** tokens of sign-ins before this second are refused (D-58) */
  since: z.number(),
  /** D-31 */
  reads_tickets: z.boolean(),
  answers_tickets: z.boolean(),
  takes_chats: z.boolean(),
  /** absent where nothing has changed since supervisors see where visitors are */
  supervises_chats: z._default(z.boolean(), false),
  /** may hold the lock of an article; absent where nothing of the person has changed since locks exist */
  writes_articles: z._default(z.boolean(), false),
  /** the same of news flashes, SOPs and lessons; absent where nothing has changed since those have locks */
  writes_news: z._default(z.boolean(), false),
  writes_sops: z._default(z.boolean(), false),
  writes_courses: z._default(z.boolean(), false),
});
export type Membership = z.infer<typeof membershipSchema>;

type Member = Pick<
  User,
  'support_lib_id' | 'init_support_lib_id' | 'acting' | 'permissions' | 'viewing_as' | 'sessions_valid_after'
>;

/** The membership of an active person in the library they currently act in. */
export function membershipOf(person: Member): Membership {
  const may = (operation: CollectionOperation, permissions = person.permissions) =>
    isAllowed(permissions, COLLECTION_PERMISSIONS[operation]);
  return {
    until: isActing(person) ? (person.acting?.until.toMillis() ?? 0) : NO_END_MS,
    since: Math.floor((person.sessions_valid_after ?? 0) / 1000),
    reads_tickets: may('Conversations.readTicket'),
    answers_tickets: may('Messages.createAsAgent', permissionsToChange(person)),
    takes_chats: may('Conversations.readQueuedOrOwnChat'),
    supervises_chats: may('Conversations.readOthersChat'),
    writes_articles: may('Articles.updateUnpublished', permissionsToChange(person)),
    writes_news: may('NewsFlash.updateUnpublished', permissionsToChange(person)),
    writes_sops: may('SopArticles.updateUnpublished', permissionsToChange(person)),
    writes_courses: may('Lessons.writeUnpublished', permissionsToChange(person)),
  };
}

import {
  noticeSchema,
  notificationSettingsSchema,
  notificationSubscriptionSchema,
} from '../entities/agent-notifications';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

const notices = defineStore(COLLECTIONS.notices, noticeSchema);

/** `Notices/{id}` */
export const notice = (id: string) => notices.at(docPath.notice(id));

const DUE_BATCH = 100;

/** Notices whose mail is due by then, the longest due first. */
export const dueNotices = (by: TimestampLike) =>
  notices.query({ where: [['mail_at', '<=', by]], orderBy: [['mail_at', 'asc']], limit: DUE_BATCH });

/** Notices that are due for a digest by then, the longest due first. */
export const dueDigests = (by: TimestampLike) =>
  notices.query({ where: [['digest_at', '<=', by]], orderBy: [['digest_at', 'asc']], limit: DUE_BATCH });

/** What a person's digest in a library tells, once it is due. */
export const digestOf = (personRef: string, libraryId: string, by: TimestampLike) =>
  notices.query({
    where: [
      ['person_ref', '==', personRef],
      ['support_lib_id', '==', libraryId],
      ['digest_at', '<=', by],
    ],
    orderBy: [['digest_at', 'asc']],
    limit: LIMITS.noticesOfDigest,
  });

const subscriptions = defineStore(COLLECTIONS.notificationSubscriptions, notificationSubscriptionSchema);

/** `NotificationSubscriptions/{id}` */
export const notificationSubscription = (id: string) =>
  subscriptions.at(docPath.notificationSubscription(id));

/** The subscriptions of a person in a library. */
export const subscriptionsOf = (personRef: string, libraryId: string) =>
  subscriptions.query({
    where: [
      ['person_ref', '==', personRef],
      ['support_lib_id', '==', libraryId],
    ],
    limit: LIMITS.notificationSubscriptions,
  });

/** Who hears of the tickets of a team without belonging to it. */
export const subscribersOfTeam = (libraryId: string, teamRef: string) =>
  subscriptions.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['ref', '==', teamRef],
      ['is_muted', '==', false],
    ],
    limit: LIMITS.notifiedPeople,
  });

/** `NotificationSettings/{libraryId}` */
export const notificationSettings = (libraryId: string) =>
  storeDocument(docPath.notificationSettings(libraryId), notificationSettingsSchema);

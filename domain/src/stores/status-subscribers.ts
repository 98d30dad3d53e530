import { statusMailingSchema, statusSubscriberSchema } from '../entities/status-subscriber';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { DOCUMENT_ID, defineStore } from './store';

const subscribers = defineStore(COLLECTIONS.statusSubscribers, statusSubscriberSchema);
const mailings = defineStore(COLLECTIONS.statusMailings, statusMailingSchema);

/** `StatusSubscribers/{id}` */
export const statusSubscriber = (id: string) => subscribers.at(docPath.statusSubscriber(id));

/** Everyone who gets the updates of a library's status page, in the order of their ids. */
export const confirmedSubscribers = (libraryId: string) =>
  subscribers.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['state', '==', 'confirmed'],
    ],
    orderBy: [[DOCUMENT_ID, 'asc']],
  });

/** `StatusMailings/{id}` */
export const statusMailing = (id: string) => mailings.at(docPath.statusMailing(id));

const DUE_BATCH = 20;

/** Mailings due by then that are not all in the outbox, the longest due first. */
export const dueMailings = (by: TimestampLike) =>
  mailings.query({
    where: [
      ['state', '==', 'waiting'],
      ['due_at', '<=', by],
    ],
    orderBy: [['due_at', 'asc']],
    limit: DUE_BATCH,
  });

/** The latest mailings of a library that were due by then. */
export const latestMailings = (libraryId: string, by: TimestampLike) =>
  mailings.query({
    where: [
      ['support_lib_id', '==', libraryId],
      ['due_at', '<=', by],
    ],
    orderBy: [['due_at', 'desc']],
    limit: LIMITS.listedMailings,
  });

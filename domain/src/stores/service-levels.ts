import { clockAnnouncementSchema, clockRunSchema, serviceLevelsSchema } from '../entities/service-levels';
import type { TimestampLike } from '../entities/timestamp';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore, storeDocument } from './store';

/** `ServiceLevels/{libraryId}` */
export const serviceLevelsOf = (libraryId: string) =>
  storeDocument(docPath.serviceLevels(libraryId), serviceLevelsSchema);

/** `ClockRuns/{libraryId}` */
export const clockRun = (libraryId: string) => storeDocument(docPath.clockRun(libraryId), clockRunSchema);

const announcements = defineStore(COLLECTIONS.clockAnnouncements, clockAnnouncementSchema);

/** `ClockAnnouncements/{conversation_ref}` */
export const clockAnnouncement = (conversationRef: string) =>
  announcements.at(docPath.clockAnnouncement(conversationRef));

const DUE_BATCH = 100;

/** The tickets of all libraries of which something is to be announced by then, the longest overdue first (D-135). */
export const dueAnnouncements = (by: TimestampLike) =>
  announcements.query({ where: [['at', '<=', by]], orderBy: [['at', 'asc']], limit: DUE_BATCH });

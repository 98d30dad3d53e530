import { loadNoticeSchema } from '../entities/load-notice';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const notices = defineStore(COLLECTIONS.loadNotices, loadNoticeSchema);

/** `LoadNotices/{libraryId}` */
export const loadNoticeOf = (libraryId: string) => notices.at(docPath.loadNotice(libraryId));

/** The notices of all libraries that have a rule, or that visitors see; to be read in batches. */
export const watchedNotices = () => notices.query({ where: [['is_watched', '==', true]] });

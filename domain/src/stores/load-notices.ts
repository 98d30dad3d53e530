import { loadNoticeSchema } from '../entities/load-notice';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const notices = defineStore(COLLECTIONS.loadNotices, loadNoticeSchema);

/** `LoadNotices/{libraryId}` */
export const loadNoticeOf = (libraryId: string) => notices.at(docPath.loadNotice(libraryId));

/** How many libraries one run of the schedule looks at. */
const RULED_BATCH = 500;

/** The notices of all libraries that a rule shows. */
export const ruledNotices = () => notices.query({ where: [['has_rule', '==', true]], limit: RULED_BATCH });

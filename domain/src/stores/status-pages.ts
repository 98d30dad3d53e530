import { statusHistorySchema, statusPageSchema } from '../entities/status-page';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const pages = defineStore(COLLECTIONS.statusPages, statusPageSchema);
const histories = defineStore(COLLECTIONS.statusHistories, statusHistorySchema);

/** `StatusPages/{libraryId}` */
export const statusPage = (libraryId: string) => pages.at(docPath.statusPage(libraryId));

/** `StatusHistories/{libraryId}` */
export const statusHistory = (libraryId: string) => histories.at(docPath.statusHistory(libraryId));

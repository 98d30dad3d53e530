import { readingWaitSchema } from '../entities/bookkeeping';
import type { TimestampLike } from '../entities/timestamp';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const waits = defineStore(COLLECTIONS.readingWaits, readingWaitSchema);

/** `ReadingWaits/{conversation}-{addressee}` */
export const readingWait = (id: string) => waits.at(docPath.readingWait(id));

const DUE_BATCH = 100;

/** Waits due by then, the longest overdue first. */
export const dueReadingWaits = (by: TimestampLike) =>
  waits.query({ where: [['due_at', '<=', by]], orderBy: [['due_at', 'asc']], limit: DUE_BATCH });

import { smartQueue, smartQueuesOf } from '@harborline/domain/stores/smart-queues';
import type { Transaction } from 'firebase-admin/firestore';
import type { Staff } from '../../platform/caller';
import { ApiError } from '../../platform/errors';
import { findRecords, readRecord } from '../../platform/store/read';
import type { StoredQueue } from './queue-teams';

/** The queues of a library in their order. */
export async function readQueues(libraryId: string, transaction?: Transaction): Promise<StoredQueue[]> {
  const queues = await findRecords(smartQueuesOf(libraryId), transaction);
  return queues.toSorted((one, other) => one.position - other.position || one.name.localeCompare(other.name));
}

/** A queue of the person's current library. @throws ApiError 'not-found' */
export async function readQueue(ref: string, staff: Staff, transaction?: Transaction): Promise<StoredQueue> {
  const queue = await readRecord(smartQueue(ref), transaction);
  if (queue?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return queue;
}

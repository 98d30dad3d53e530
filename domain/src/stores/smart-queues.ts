import { smartQueueSchema } from '../entities/smart-queue';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const smartQueues = defineStore(COLLECTIONS.smartQueues, smartQueueSchema);

/** `SmartQueues/{smart_queue_ref}` */
export const smartQueue = (ref: string) => smartQueues.at(docPath.smartQueue(ref));

/** The queues of a library, in no order. */
export const smartQueuesOf = (libraryId: string) =>
  smartQueues.query({ where: [['support_lib_id', '==', libraryId]], limit: LIMITS.smartQueues });

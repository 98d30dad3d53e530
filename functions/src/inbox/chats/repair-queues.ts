import { LIMITS } from '@harborline/domain/limits';
import { queuedChats } from '@harborline/domain/stores/conversations';
import { findIds } from '../../platform/store/read';
import { librariesWithQueue, mirroredQueue, mirrorQueue } from './queue-mirror';

/** Makes the shown queue of a library follow the stored chats, after a process that ended between the two writes. */
export async function repairQueue(libraryId: string): Promise<void> {
  const shown = new Set(await mirroredQueue(libraryId));
  const waiting = new Set(await findIds(queuedChats(libraryId, LIMITS.queuedChats)));
  const differing = [
    ...[...shown].filter((ref) => !waiting.has(ref)),
    ...[...waiting].filter((ref) => !shown.has(ref)),
  ];
  for (const conversationRef of differing) await mirrorQueue(libraryId, conversationRef);
}

/** The same for every library that shows a queue. */
export async function repairQueues(): Promise<void> {
  for (const libraryId of await librariesWithQueue()) await repairQueue(libraryId);
}

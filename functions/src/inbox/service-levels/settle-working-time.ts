import { noteMoved } from './note-moved';
import { readServiceLevels } from './read-service-levels';
import { settleLibrary } from './settle-library';

/** Stores the due times of a library anew, if one of its policies counts working time. */
export async function settleWorkingTime(
  libraryId: string,
  change: Parameters<typeof settleLibrary>[1],
): Promise<void> {
  const { policies } = await readServiceLevels(libraryId);
  if (!policies.some(({ counts_working_time }) => counts_working_time)) return;
  await noteMoved(libraryId, change.time);
  await settleLibrary(libraryId, change);
}

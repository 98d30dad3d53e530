import { askForTags } from '@harborline/domain/service-levels/policy-for';
import { noteMoved } from './note-moved';
import { readServiceLevels } from './read-service-levels';
import { settleLibrary } from './settle-library';

/** Stores the due times of a library anew, if one of its policies asks for tags. */
export async function settleTagged(
  libraryId: string,
  change: Parameters<typeof settleLibrary>[1],
): Promise<void> {
  const { policies } = await readServiceLevels(libraryId);
  if (!askForTags(policies)) return;
  await noteMoved(libraryId, change.time);
  await settleLibrary(libraryId, change);
}

import * as contract from '@harborline/domain/api/inbox/tags';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { type LibraryTags, withoutTag, withRenamedTag } from '@harborline/domain/tickets/tags';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { readTags } from './read-tags';

type Change = (library: LibraryTags) => LibraryTags | 'missing' | 'name-taken';

/** @throws ApiError 'not-found' for a tag that the library does not have, 'conflict' if another one has the name */
async function change({ support_lib_id: libraryId }: Staff, changed: Change): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const library = changed(await readTags(libraryId, transaction));
    if (library === 'missing') throw new ApiError('not-found', TAG_TEXTS.gone);
    if (library === 'name-taken') throw new ApiError('conflict', TAG_TEXTS.nameTaken);
    setRecord(transaction, ticketTags(libraryId), library);
  });
}

const managerOf = ({ uid, agent_name, display_name }: Staff) => ({
  by_ref: uid,
  by_name: agent_name || display_name,
});

/** PUT conv_tags ?ref: a ticket holds the ref, so that one write renames it everywhere (D-117). */
export const renameTag = staffEndpoint(contract.renameTag, async ({ ref, name }, staff) => {
  await change(staff, (library) => withRenamedTag(library, ref, name));
  return { tag_ref: ref, name };
});

/** POST conv_tags/merge: from now on the other tag stands for it; its tickets follow (D-117). */
export const mergeTags = staffEndpoint(contract.mergeTags, async ({ ref, into }, staff) => {
  await change(staff, (library) => withoutTag(library, { ref, into }, managerOf(staff)));
  return { tag_ref: into };
});

/** DELETE conv_tags ?ref: takes it from the library at once, and from its tickets behind that (D-117). */
export const deleteTag = staffEndpoint(contract.deleteTag, async ({ ref }, staff) => {
  await change(staff, (library) => withoutTag(library, { ref, into: '' }, managerOf(staff)));
  return { tag_ref: ref };
});

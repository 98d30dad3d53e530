import type { GoneTag } from '@harborline/domain/entities/ticket-tags';
import { conversation, countedTickets } from '@harborline/domain/stores/conversations';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import { refsWithout, withDoneTag } from '@harborline/domain/tickets/tags';
import { firestore } from '../../platform/firebase';
import { findIds, refOf } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { readTags } from './read-tags';
import { recordGoneTag } from './record-gone-tag';

/** Tickets whose transactions run side by side. */
const AT_ONCE = 20;

const ticketsWith = (libraryId: string, tag: string) => ({
  ...countedTickets({ libraryId, kind: 'all', uid: '', status: null, tag }),
  limit: AT_ONCE,
});

/** Takes a gone tag from one ticket, or puts what stands for it in its place; a ticket without it stays as it is. */
async function moveTicket(
  libraryId: string,
  conversationRef: string,
  { tag_ref: ref }: GoneTag,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    // What stands for it may have been merged itself meanwhile.
    const { tags, gone } = await readTags(libraryId, transaction);
    const tag = gone.find((other) => other.tag_ref === ref);
    // Not by its schema: a ticket that cannot be read must not keep the tag for ever.
    const refs: unknown = (await transaction.get(refOf(conversation(conversationRef)))).get('tag_refs');
    if (tag === undefined || !Array.isArray(refs) || !refs.includes(ref)) return;
    const into = tags.find(({ tag_ref }) => tag_ref === tag.into);
    updateRecord(transaction, conversation(conversationRef), {
      tag_refs: refsWithout(refs.map(String), ref, into?.tag_ref ?? ''),
    });
    recordGoneTag(transaction, { id: conversationRef, support_lib_id: libraryId }, tag, into);
  });
}

const settle = (libraryId: string, ref: string) =>
  firestore().runTransaction(async (transaction) => {
    setRecord(transaction, ticketTags(libraryId), withDoneTag(await readTags(libraryId, transaction), ref));
  });

/**
 * Lets the tickets of a library follow the tags that were merged or deleted. Ended at any moment and begun again, or run
 * twice at once, it comes to the same: each ticket is looked up by the tag that it still has.
 */
export async function moveTickets(libraryId: string): Promise<void> {
  for (;;) {
    const { gone } = await readTags(libraryId);
    const tag = gone.find(({ is_done }) => !is_done);
    if (tag === undefined) return;
    const refs = await findIds(ticketsWith(libraryId, tag.tag_ref));
    if (refs.length === 0) await settle(libraryId, tag.tag_ref);
    await Promise.all(refs.map((ref) => moveTicket(libraryId, ref, tag)));
  }
}

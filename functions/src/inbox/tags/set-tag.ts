import type { Conversation } from '@harborline/domain/entities/conversation';
import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { currentRef, type LibraryTags, tagNamed, withNewTag, withTag } from '@harborline/domain/tickets/tags';
import { tagChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/errors';
import { randomId } from '../../platform/ids';
import { setRecord, updateRecord } from '../../platform/store/write';
import type { TicketChanger } from '../change-ticket-status';
import { recordEvent } from '../history/record-event';
import { readTags } from './read-tags';
import { recordGoneTag } from './record-gone-tag';

/** Which tag a ticket is to have or not. */
export interface WantedTag {
  readonly name: string;
  /** of a tag that is meant whatever it is called by now */
  readonly tag_ref?: string | undefined;
  readonly is_set: boolean;
}

interface Named {
  readonly tag: TicketTag;
  /** what stores it if it is new; call it after all reads */
  readonly keep: () => void;
}

/** @throws ApiError 'conflict' if the tag is gone, or the library may have no more */
function tagOf(
  transaction: Transaction,
  libraryId: string,
  library: LibraryTags,
  { name, tag_ref: ref, is_set: isSet }: WantedTag,
): Named {
  const { tags } = library;
  const current = ref === undefined ? undefined : currentRef(library, ref);
  if (ref !== undefined && current === undefined) throw new ApiError('conflict', TAG_TEXTS.gone);
  const known =
    current === undefined ? tagNamed(tags, name) : tags.find(({ tag_ref }) => tag_ref === current);
  if (known !== undefined) return { tag: known, keep: () => {} };
  const tag = { tag_ref: randomId(), name };
  const more = withNewTag(tags, tag);
  // A tag that nothing has is taken away without being made.
  if (!isSet) return { tag, keep: () => {} };
  if (more === undefined) throw new ApiError('conflict', TAG_TEXTS.libraryFull);
  return { tag, keep: () => setRecord(transaction, ticketTags(libraryId), { ...library, tags: more }) };
}

/**
 * Gives a ticket that the transaction has read a tag, or takes it away. @returns the tag, and whether that changed anything
 * @throws ApiError 'conflict' if there is no room for it, or it is gone
 */
export async function setTag(
  transaction: Transaction,
  ticket: Conversation,
  wanted: WantedTag,
  by: TicketChanger,
): Promise<{ readonly tag: TicketTag; readonly isChanged: boolean }> {
  const libraryId = ticket.support_lib_id;
  const library = await readTags(libraryId, transaction);
  const { tag, keep } = tagOf(transaction, libraryId, library, wanted);
  // A merge may still be on its way to this ticket: its tag is meant by the name that stands for it now (D-117).
  const held = [...new Set((ticket.tag_refs ?? []).map((ref) => currentRef(library, ref) ?? ref))];
  const outcome = withTag(held, tag.tag_ref, wanted.is_set);
  if (outcome === 'full') throw new ApiError('conflict', TAG_TEXTS.ticketFull);
  if (outcome === 'unchanged') return { tag, isChanged: false };
  keep();
  for (const ref of ticket.tag_refs ?? []) {
    const gone = library.gone.find((one) => one.tag_ref === ref);
    const into = library.tags.find(({ tag_ref }) => tag_ref === gone?.into);
    // The move finds nothing left to do here, so it is noted now.
    if (gone !== undefined && into !== undefined) recordGoneTag(transaction, ticket, gone, into);
  }
  updateRecord(transaction, conversation(ticket.id), { tag_refs: outcome.refs });
  recordEvent(transaction, ticket, tagChange(tag, wanted.is_set), by);
  return { tag, isChanged: true };
}

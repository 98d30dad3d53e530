import * as contract from '@harborline/domain/api/inbox/tags';
import type { TicketTag } from '@harborline/domain/entities/ticket-tags';
import { conversation } from '@harborline/domain/stores/conversations';
import { ticketTags } from '@harborline/domain/stores/ticket-tags';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { tagNamed, withNewTag, withTag } from '@harborline/domain/tickets/tags';
import { tagChange } from '@harborline/domain/tickets/ticket-change';
import type { Transaction } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { readRecord } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';
import { recordEvent } from '../history/record-event';
import { readOwnTicket } from '../own-ticket';

interface Named {
  readonly tag: TicketTag;
  /** what stores it if it is new; call it after all reads */
  readonly keep: () => void;
}

/** The library's tag of a name, a new one if there is none. @throws ApiError 'conflict' if it may have no more */
async function tagOf(transaction: Transaction, libraryId: string, name: string): Promise<Named> {
  const { tags = [] } = (await readRecord(ticketTags(libraryId), transaction)) ?? {};
  const known = tagNamed(tags, name);
  if (known !== undefined) return { tag: known, keep: () => {} };
  const tag = { tag_ref: randomId(), name };
  const more = withNewTag(tags, tag);
  if (more === undefined) throw new ApiError('conflict', TAG_TEXTS.libraryFull);
  return { tag, keep: () => setRecord(transaction, ticketTags(libraryId), { tags: more }) };
}

/** POST conv_tags: gives a ticket a tag, or takes it away (D-71). What is so already stays as it is. */
export const changeTag = staffEndpoint(
  contract.changeTag,
  async ({ conversation_ref, name, is_set }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const { tag, keep } = await tagOf(transaction, staff.support_lib_id, name);
      const outcome = withTag(ticket.tag_refs ?? [], tag.tag_ref, is_set);
      if (outcome === 'full') throw new ApiError('conflict', TAG_TEXTS.ticketFull);
      if (outcome !== 'unchanged') {
        keep();
        updateRecord(transaction, conversation(conversation_ref), { tag_refs: outcome.refs });
        recordEvent(transaction, ticket, tagChange(tag.name, is_set), { staff });
      }
      return { ...tag, is_set };
    }),
);

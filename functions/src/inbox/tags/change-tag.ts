import * as contract from '@harborline/domain/api/inbox/tags';
import { tagNamed } from '@harborline/domain/tickets/tags';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { waitingEvent } from '../history/waiting-event';
import { readOwnTicket } from '../own-ticket';
import { readTags } from './read-tags';
import { setTag } from './set-tag';

/** POST conv_tags: gives a ticket a tag, or takes it away (D-71). What is so already stays as it is. */
export const changeTag = staffEndpoint(
  contract.changeTag,
  async ({ conversation_ref, name, is_set, change_id }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const { isThere, ...event } = await waitingEvent(transaction, { conversation_ref, change_id }, staff);
      if (isThere) {
        const { tags } = await readTags(staff.support_lib_id, transaction);
        // Deleted since, it has no ref any more.
        return { ...(tagNamed(tags, name) ?? { tag_ref: '', name }), is_set };
      }
      const { tag } = await setTag(transaction, ticket, { name, is_set }, { staff, ...event });
      return { ...tag, is_set };
    }),
);

import * as contract from '@harborline/domain/api/inbox/tags';
import { staffEndpoint } from '../../platform/endpoint';
import { firestore } from '../../platform/firebase';
import { readOwnTicket } from '../own-ticket';
import { setTag } from './set-tag';

/** POST conv_tags: gives a ticket a tag, or takes it away (D-71). What is so already stays as it is. */
export const changeTag = staffEndpoint(
  contract.changeTag,
  async ({ conversation_ref, name, is_set }, staff) =>
    firestore().runTransaction(async (transaction) => {
      const ticket = await readOwnTicket(transaction, conversation_ref, staff);
      const { tag } = await setTag(transaction, ticket, { name, is_set }, { staff });
      return { ...tag, is_set };
    }),
);

import { changeTag } from '@harborline/domain/api/inbox/tags';
import { callApi } from '../../../shared/api/call-api';

export interface TagChange {
  readonly conversationRef: string;
  readonly name: string;
  /** whether the ticket is to have it */
  readonly isSet: boolean;
  /** of a change that waited: it is done only once, however often it is sent (D-128) */
  readonly changeId?: string;
}

/** Gives a ticket a tag, or takes it away. @throws ApiError */
export const sendTag = ({ conversationRef, name, isSet, changeId }: TagChange) =>
  callApi(changeTag, {
    body: {
      conversation_ref: conversationRef,
      name,
      is_set: isSet,
      ...(changeId !== undefined && { change_id: changeId }),
    },
  });

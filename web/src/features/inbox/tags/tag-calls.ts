import { changeTag, getTags } from '@harborline/domain/api/inbox/tags';
import { callApi } from '../../../shared/api/call-api';

export interface TagChange {
  readonly conversationRef: string;
  readonly name: string;
  /** whether the ticket is to have it */
  readonly isSet: boolean;
}

/** The tags of the library, by name (D-71). @throws ApiError */
export const readTags = async (signal: AbortSignal) => (await callApi(getTags, { signal })).tags;

/** Gives a ticket a tag, or takes it away. @throws ApiError */
export const sendTag = ({ conversationRef, name, isSet }: TagChange) =>
  callApi(changeTag, { body: { conversation_ref: conversationRef, name, is_set: isSet } });

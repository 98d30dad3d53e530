import { changeFollower, followTicket } from '@harborline/domain/api/inbox/followers';
import { callApi } from '../../../shared/api/call-api';

/** Who follows a ticket, or no longer. */
export interface Following {
  /** of the ticket */
  readonly ref: string;
  readonly isFollowing: boolean;
}

/** Follows a ticket, or ends that. @throws ApiError */
export const sendFollow = ({ ref, isFollowing }: Following) =>
  callApi(followTicket, { body: { conversation_ref: ref, is_following: isFollowing } });

/** Makes a teammate a follower, or ends that. @throws ApiError */
export const sendFollower = ({ ref, person, isFollowing }: Following & { readonly person: string }) =>
  callApi(changeFollower, { body: { conversation_ref: ref, person, is_following: isFollowing } });

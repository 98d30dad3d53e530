import { changeChat, takeNextChat } from '@harborline/domain/api/inbox/chats';
import { callApi } from '../../../shared/api/call-api';

/** Takes a waiting chat. @throws ApiError, which names who was faster */
export const takeChat = (conversation_ref: string) =>
  callApi(changeChat, { body: { conversation_ref, action: 'take' } });

/** Takes the chat that has waited longest. @returns its ref, null if nobody waits. @throws ApiError */
export const takeNext = async (): Promise<string | null> => (await callApi(takeNextChat)).conversation_ref;

export interface HandOver {
  readonly conversationRef: string;
  /** uid of the next teammate, '' for the queue */
  readonly to: string;
  /** in the queue: the team whose people get it first, '' for anybody */
  readonly toTeam: string;
  readonly note: string;
}

/** Gives a chat away. @throws ApiError */
export const handOverChat = ({ conversationRef, to, toTeam, note }: HandOver) =>
  callApi(changeChat, {
    body: {
      ...{ conversation_ref: conversationRef, action: 'hand-over', note },
      ...(to === '' ? {} : { to }),
      ...(toTeam === '' ? {} : { to_team: toTeam }),
    },
  });

export interface Invitation {
  readonly conversationRef: string;
  /** uid of the teammate */
  readonly to: string;
}

/** Has a teammate join a chat. @throws ApiError */
export const inviteIntoChat = ({ conversationRef, to }: Invitation) =>
  callApi(changeChat, { body: { conversation_ref: conversationRef, action: 'invite', to } });

/** Joins a chat that a teammate has. @throws ApiError */
export const joinChat = (conversation_ref: string) =>
  callApi(changeChat, { body: { conversation_ref, action: 'join' } });

/** Leaves a chat again. @throws ApiError */
export const leaveChat = (conversation_ref: string) =>
  callApi(changeChat, { body: { conversation_ref, action: 'leave' } });

/** Ends a chat. @throws ApiError */
export const closeChat = (conversation_ref: string) =>
  callApi(changeChat, { body: { conversation_ref, action: 'close' } });

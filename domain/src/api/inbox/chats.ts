import * as z from 'zod/mini';
import { isEmailAddress } from '../../contact/email-address';
import { LIMITS } from '../../limits';
import { anyone } from '../../permissions/requirement';
import { chatWork, takeChats } from '../../permissions/requirements';
import { hasVisible } from '../../text/has-visible';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idField, idOf, publicLibraryId } from '../ids';

const claimed = z._default(z.string().check(z.maxLength(LIMITS.url)), '');

/** '' or an address that can be answered, in lower case as tickets have it */
const email = z._default(
  z
    .string()
    .check(z.maxLength(LIMITS.email), z.trim(), z.toLowerCase())
    .check(z.refine((address) => address === '' || isEmailAddress(address), 'is no email address')),
  '',
);

export const startChat = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/chats',
  summary:
    'Starts a chat with the first message, once however often it is called; a visitor who has one gets that one. A library may require name and email (S2.3-05, D-91, D-92).',
  permission: anyone,
  rate: 'chatCall',
  body: z.object({
    support_lib_id: publicLibraryId,
    /** drawn by the page, so that a repeated call starts nothing else */
    conversation_ref: drawnId,
    message_id: drawnId,
    name: z.string().check(z.maxLength(LIMITS.visitorName), z.trim()),
    email,
    text: z.string().check(z.maxLength(LIMITS.messageText), z.trim(), z.refine(hasVisible, 'shows nothing')),
    url: claimed,
    os: claimed,
    browser: claimed,
    language: claimed,
  }),
  answer: z.object({
    conversation_ref: z.string(),
    /** false if the visitor has another chat already, which does not have this message yet */
    has_message: z.boolean(),
  }),
});

export const changeOwnChat = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/chats',
  summary:
    'The visitor ends the chat, or leaves an address because nobody answers: then it becomes a ticket. A repeated call changes nothing (D-91).',
  permission: anyone,
  rate: 'chatCall',
  body: z.object({
    conversation_ref: conversationRef,
    action: z.enum(['end', 'leave-address']),
    /** to leave an address: the one that gets the answers */
    email,
  }),
  answer: z.object({ conversation_ref: z.string() }),
});

export const sendTranscript = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/chats/transcript',
  summary:
    'Mails the chat to the address that it has, once an hour. An address that this browser has not proven gets a link instead, and nothing that was written (D-07, D-91).',
  permission: anyone,
  rate: 'chatCall',
  body: z.object({ conversation_ref: conversationRef }),
  answer: z.object({
    conversation_ref: z.string(),
    /** whether the email brings a link alone */
    is_link: z.boolean(),
  }),
});

/** What staff do with a chat, beside writing in it (D-92). */
const CHAT_ACTIONS = ['take', 'hand-over', 'invite', 'join', 'leave', 'close'] as const;

export const changeChat = defineEndpoint({
  service: 'inbox',
  method: 'PATCH',
  path: '/conversations',
  summary:
    'Takes a waiting chat, hands a chat over to a teammate or back to the queue, invites a teammate into it, joins or leaves one that somebody else has, or closes it (S7.2-04, S7.2-16, D-92).',
  permission: chatWork,
  rate: 'staffWrite',
  body: z.object({
    conversation_ref: conversationRef,
    action: z.enum(CHAT_ACTIONS),
    /** to hand over: the teammate who gets it; without one it goes back to the queue. To invite: the teammate */
    to: z.optional(idOf('person')),
    /** to hand over without a teammate: the team whose people get it first */
    to_team: z.optional(idField),
    /** to hand over: what the next teammate should know; the visitor never sees it */
    note: z._default(z.string().check(z.maxLength(LIMITS.messageText), z.trim()), ''),
  }),
  answer: z.object({ conversation_ref: z.string(), assigned_to: z.string() }),
});

export const takeNextChat = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/conversations/next',
  summary: 'Takes the chat whose visitor has waited longest; none if nobody waits (D-92).',
  permission: takeChats,
  rate: 'staffWrite',
  answer: z.object({ conversation_ref: z.nullable(z.string()) }),
});

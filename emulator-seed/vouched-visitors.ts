import { createHmac } from 'node:crypto';
import { LOCAL_LINK_SECRET } from '@harborline/domain/local-suite';
import { personOfTicket, type WrittenTicket } from '@harborline/domain/visitor-people/person-of-ticket';
import type { DemoConversation } from './conversation-data';

const VOUCHED: readonly string[] = ['employer-scheme-release', 'app-not-finding-bike'];

/** Whether the shop's own server said who the visitor of a ticket is (D-88). */
export const isVouched = ({ slug }: DemoConversation): boolean => VOUCHED.includes(slug);

/** As the functions name what they make of an address. */
export const keyedId = (parts: readonly string[]): string =>
  createHmac('sha256', LOCAL_LINK_SECRET).update(JSON.stringify(parts)).digest('hex').slice(0, 40);

/** What a ticket says of its person; those of other libraries get theirs when somebody asks (D-129). */
export const personRefOf = (
  conversation: DemoConversation,
  ticket: WrittenTicket,
): { person_ref?: string } =>
  conversation.library === 'lumen'
    ? { person_ref: keyedId(personOfTicket(ticket, isVouched(conversation)).key) }
    : {};

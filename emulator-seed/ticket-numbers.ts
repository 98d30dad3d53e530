import { ticketCounter } from '@harborline/domain/stores/bookkeeping';
import type { DemoConversation } from './conversation-data';
import { CONVERSATIONS } from './conversations/index';
import { demoLibrary, LIBRARIES } from './libraries';
import { type SeedDoc, seedDoc } from './seed-doc';

const ofLibrary = (key: string): readonly DemoConversation[] =>
  CONVERSATIONS.filter(({ library }) => library === key).sort(
    (one, other) => other.startedMinutesAgo - one.startedMinutesAgo,
  );

/** A ticket's number: the library's oldest is #1 (D-54). */
export const ticketNumber = (conversation: DemoConversation): number =>
  ofLibrary(conversation.library).indexOf(conversation) + 1;

/** The number from which each library continues. */
export const ticketCounterDocs = (): SeedDoc[] =>
  LIBRARIES.map(({ key }) =>
    seedDoc(ticketCounter(demoLibrary(key).id), { last_number: ofLibrary(key).length }),
  );

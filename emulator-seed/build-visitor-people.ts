import { addressProof } from '@harborline/domain/stores/bookkeeping';
import { visitorPerson } from '@harborline/domain/stores/visitor-people';
import { personOfTicket, type WrittenTicket } from '@harborline/domain/visitor-people/person-of-ticket';
import { personStarts } from '@harborline/domain/visitor-people/person-words';
import { conversationRef, visitorUid } from './build-conversation';
import type { DemoConversation } from './conversation-data';
import { CONVERSATIONS } from './conversations/index';
import { LIBRARY_IDS } from './library-data';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { isVouched, keyedId } from './vouched-visitors';

/** The ticket, as far as it says who wrote it. */
const writtenBy = (conversation: DemoConversation): WrittenTicket => ({
  id: conversationRef(conversation),
  support_lib_id: LIBRARY_IDS.lumen,
  source: conversation.source ?? 'contact_form',
  visitor: {
    ...{ ...conversation.visitor, is_verified: isVouched(conversation) },
    ...{ os: '', browser: '', URL: '' },
  },
  visitor_uids: conversation.opened ? [] : [visitorUid(conversation)],
});

const namedBy = (conversation: DemoConversation) =>
  personOfTicket(writtenBy(conversation), isVouched(conversation));

/** A rider who wrote before he was signed in, and has opened a mailed link in that browser since. */
const PROVEN_LATER = 'transport-on-rack';

/** Who writes to Lumen: two of one company, and riders whose address is a claim. */
export function visitorPeopleDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const tickets = CONVERSATIONS.filter(({ library }) => library === 'lumen').toSorted(
    (one, other) => other.startedMinutesAgo - one.startedMinutesAgo,
  );
  // The latest ticket of a person comes last, and its document stays.
  const people = new Map(
    tickets.map((ticket) => {
      const { key, fields } = namedBy(ticket);
      const at = toTime(nowMs - ticket.startedMinutesAgo * MINUTE_MS);
      const id = keyedId(key);
      return [
        id,
        seedDoc(visitorPerson(id), { name: '', ...fields, starts: personStarts(fields), last_ticket_at: at }),
      ];
    }),
  );
  const proofs = tickets
    .filter(({ slug }) => slug === PROVEN_LATER)
    .map((ticket) => {
      const parts = ['address-proof', LIBRARY_IDS.lumen, ticket.visitor.email, visitorUid(ticket)];
      return seedDoc(addressProof(keyedId(parts)), {
        support_lib_id: LIBRARY_IDS.lumen,
        proven_at: toTime(nowMs - MINUTE_MS),
      });
    });
  return [...people.values(), ...proofs];
}

import { cannedReply } from '@harborline/domain/stores/canned-replies';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

type Reply = readonly [id: string, ownerUid: string, title: string, shortcut: string, text: string];

/** What Lumen's team answers often; one is its agent's own. */
const REPLIES: readonly Reply[] = [
  [
    'lumen-reply-waiting',
    '',
    'Thanks for waiting',
    'waiting',
    'Hi [visitorName], thank you for waiting. I am [agentName], and I am looking into it right now.',
  ],
  [
    'lumen-reply-refund',
    '',
    'Refund is on its way',
    'refund',
    'Hi [visitorName],\n\nyour refund is on its way. It goes back to the card that you paid with, and arrives within five working days.\n\nIf it is not there by then, answer here and mention [ticketNumber].\n\n[agentName], [companyName]',
  ],
  [
    'lumen-reply-serial',
    '',
    'Ask for the serial number',
    'serial',
    'Could you send us the serial number of your bike? You find it below the bottom bracket; it begins with LB.',
  ],
  [
    'lumen-reply-store',
    '',
    'Book a visit to a store',
    'store',
    'The best next step is a look at the bike. Any of our stores does that within a day, and you can book a time at [companyPhone].',
  ],
  [
    'lumen-reply-own-bye',
    'lumen-agent',
    'Goodbye',
    'bye',
    'You are welcome, [visitorName]. Enjoy the ride!\n\n[agentName]',
  ],
];

/** The canned replies of the demo world. */
export const cannedReplyDocs = (): SeedDoc[] =>
  REPLIES.map(([id, owner_uid, title, shortcut, text]) =>
    seedDoc(cannedReply(id), { support_lib_id: LIBRARY_IDS.lumen, owner_uid, title, shortcut, text }),
  );

import { createHash } from 'node:crypto';
import { ticketEvent } from '@harborline/domain/stores/ticket-events';
import { ticketLink } from '@harborline/domain/stores/ticket-links';
import { type LinkRole, linkChange } from '@harborline/domain/tickets/ticket-change';
import { conversationRef } from './build-conversation';
import type { DemoConversation } from './conversation-data';
import { demoConversation } from './conversations/index';
import { EVERYBODY } from './everybody';
import { LIBRARY_IDS } from './library-data';
import { MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { FAMILY } from './ticket-families';
import { ticketNumber } from './ticket-numbers';

/** As the function draws it, so that the link can be removed. */
const linkId = (childRef: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['ticket-parent', childRef]))
    .digest('hex')
    .slice(0, 40);

/** The links of the incident, with the lines of both histories. */
export function ticketLinkDocs({ nowMs, toTime }: SeedClock): SeedDoc[] {
  const actor = EVERYBODY.find(({ uid }) => uid === FAMILY.by);
  if (!actor) throw new Error(`No person has the uid ${FAMILY.by}`);
  const at = toTime(nowMs - FAMILY.minutesAgo * MINUTE_MS);
  const parent = demoConversation(FAMILY.parent);
  const told = (ticket: DemoConversation, role: LinkRole, other: DemoConversation) => {
    const conversation_ref = conversationRef(ticket);
    return seedDoc(ticketEvent(conversation_ref, `linked${ticketNumber(other)}`), {
      ...{ support_lib_id: LIBRARY_IDS.lumen, conversation_ref, at, reason: '' },
      ...linkChange(role, ticketNumber(other), true),
      ...{ actor_ref: actor.uid, actor_name: actor.name },
    });
  };
  return FAMILY.children.map(demoConversation).flatMap((child) => {
    const [childRef, parent_ref] = [conversationRef(child), conversationRef(parent)];
    return [
      seedDoc(ticketLink(linkId(childRef)), {
        ...{
          support_lib_id: LIBRARY_IDS.lumen,
          kind: 'parent',
          refs: [childRef, parent_ref],
          parent_ref,
          at,
        },
      }),
      told(child, 'parent', parent),
      told(parent, 'child', child),
    ];
  });
}

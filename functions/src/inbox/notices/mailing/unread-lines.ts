import { isSeenByTeam } from '@harborline/domain/conversation/read-state';
import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { deliveryOf, type Recipient } from '@harborline/domain/notifications/delivery';
import { sinceRead } from '@harborline/domain/notifications/waiting';
import { mention } from '@harborline/domain/stores/mentions';
import type { Transaction } from 'firebase-admin/firestore';
import { readEach } from '../../../platform/store/read';
import { mentionId } from '../../mentions/mention-id';

interface Subject {
  readonly notice: Pick<Notice, 'person_ref' | 'read_until'>;
  readonly ticket: Conversation;
  readonly lines: readonly WaitingNotice[];
}

/** The keys of mentions that the person has seen in their list. */
async function seenMentions(
  transaction: Transaction,
  { notice, ticket, lines }: Subject,
): Promise<ReadonlySet<string>> {
  const keys = lines.filter(({ event }) => event === 'mentioned_you').map(({ key }) => key);
  const found = await readEach(
    keys.map((messageId) =>
      mention(mentionId({ conversationRef: ticket.id, messageId, uid: notice.person_ref })),
    ),
    transaction,
  );
  return new Set(keys.filter((_key, index) => found[index]?.is_seen === true));
}

/** Of what waits for a mail about a ticket, that which nobody needs to be mailed has been read. Reads a document for each mention. */
export async function unreadLines(
  transaction: Transaction,
  subject: Subject,
): Promise<readonly WaitingNotice[]> {
  const { notice, ticket } = subject;
  const lines = sinceRead(subject.lines, notice.read_until);
  const seen = await seenMentions(transaction, { ...subject, lines });
  return lines
    .filter(({ event, key, at }) => {
      // What somebody of the team has read needs nobody else (D-57).
      if (event === 'new_ticket' || event === 'visitor_replied') return !isSeenByTeam(ticket, at.toMillis());
      return !seen.has(key);
    })
    .toSorted((one, other) => one.at.toMillis() - other.at.toMillis());
}

/** What a person may still hear of by mail, and whether quiet hours have begun meanwhile. */
export function stillWanted(
  lines: readonly WaitingNotice[],
  {
    ticket,
    person,
    nowMs,
  }: { readonly ticket: Conversation; readonly person: Recipient; readonly nowMs: number },
) {
  const about = { id: ticket.id, assignedTo: ticket.assigned_to, teamRef: ticket.team_ref ?? '' };
  const decided = lines.map((line) => ({
    line,
    // Whoever did it was left out before.
    ...deliveryOf({ event: line.event, by: '', ticket: about }, person, nowMs),
  }));
  return {
    mailed: decided.filter(({ channels }) => channels.includes('email')).map(({ line }) => line),
    digested: decided.filter(({ channels }) => channels.includes('digest')),
  };
}

import type { Notice, WaitingNotice } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import { type ToldPerson, whatToTell } from '@harborline/domain/notifications/what-to-tell';
import { mention } from '@harborline/domain/stores/mentions';
import type { Transaction } from 'firebase-admin/firestore';
import { readEach, readRecord } from '../../../platform/store/read';
import { mentionId } from '../../mentions/mention-id';
import { bellItem } from '../telling/ring-bell';

interface Subject {
  readonly notice: Pick<Notice, 'person_ref' | 'conversation_ref'>;
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

/** Of what waits for a mail about a ticket, that which nobody needs to be mailed has been read. Reads one or two documents. */
export async function unreadLines(
  transaction: Transaction,
  subject: Subject,
): Promise<readonly WaitingNotice[]> {
  const { notice, ticket, lines } = subject;
  const item = await readRecord(bellItem(notice.person_ref, ticket.id), transaction);
  if (item?.is_read === true) return [];
  const seen = await seenMentions(transaction, subject);
  return lines
    .filter(({ event, key }) => {
      // What somebody of the team has read needs nobody else (D-57).
      if (event === 'new_ticket' || event === 'visitor_replied') return ticket.is_unread_by_staff;
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
  }: { readonly ticket: Conversation; readonly person: ToldPerson; readonly nowMs: number },
) {
  const place = { id: ticket.id, assignedTo: ticket.assigned_to, teamRef: ticket.team_ref ?? '' };
  const decided = lines.map((line) => ({
    line,
    // Whoever did it was left out before.
    ...whatToTell({ event: line.event, by: '', ticket: place }, person, nowMs),
  }));
  return {
    mailed: decided.filter(({ channels }) => channels.includes('email')).map(({ line }) => line),
    digested: decided.filter(({ channels }) => channels.includes('digest')),
  };
}

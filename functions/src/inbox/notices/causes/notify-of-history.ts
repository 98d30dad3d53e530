import { isChat } from '@harborline/domain/chat/chat-state';
import type { NotificationEvent } from '@harborline/domain/entities/agent-notifications';
import type { Conversation } from '@harborline/domain/entities/conversation';
import type { TicketEvent } from '@harborline/domain/entities/ticket-event';
import { reviewDrafts } from '@harborline/domain/permissions/requirements';
import { serviceLevelNoticeText } from '@harborline/domain/service-levels/event-text';
import { NOTICE_TEXTS } from '@harborline/domain/texts/notices';
import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { ticketInFeed } from '@harborline/domain/tickets/follow-notice';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { readLibraryContext } from '../delivery/library-context';
import { notify } from '../delivery/notify';
import type { TicketNotification } from '../delivery/ticket-notification';
import { whoAnswersFor, whoMay } from '../delivery/who-wants';

type NamedEvent = Extract<
  NotificationEvent,
  'assigned_to_you' | 'assigned_to_team' | 'draft_to_review' | 'draft_reviewed' | 'service_level'
>;

/** What an event of the history tells people beside the followers; of most nobody hears. */
const EVENT_OF: Partial<Readonly<Record<TicketEvent['kind'], NamedEvent>>> = {
  'ticket-assigned': 'assigned_to_you',
  'ticket-created': 'assigned_to_you',
  'team-changed': 'assigned_to_team',
  'draft-submitted': 'draft_to_review',
  'draft-approved': 'draft_reviewed',
  'draft-changes-requested': 'draft_reviewed',
  'draft-sent': 'draft_reviewed',
  'service-level-warned': 'service_level',
  'service-level-breached': 'service_level',
};

/** Whether anybody beside the followers hears of an event; costs no read. */
export const notifiesByName = ({ kind }: Pick<TicketEvent, 'kind'>): boolean => EVENT_OF[kind] !== undefined;

/** Who it is about; a ticket that has gone to somebody else meanwhile tells nobody. */
async function peopleOf(
  event: NamedEvent,
  { details }: TicketEvent,
  ticket: Conversation,
): Promise<readonly string[]> {
  switch (event) {
    case 'assigned_to_you':
      return details.to_ref === undefined || details.to_ref === ticket.assigned_to
        ? [ticket.assigned_to]
        : [];
    case 'assigned_to_team': {
      const { teams } = await readLibraryContext(ticket.support_lib_id);
      const isStill = details.to_ref === ticket.team_ref;
      return isStill ? (teams.find(({ ref }) => ref === ticket.team_ref)?.member_uids ?? []) : [];
    }
    case 'draft_to_review':
      return whoMay(reviewDrafts, ticket.support_lib_id);
    case 'draft_reviewed':
      return [details.author_ref ?? ''];
    case 'service_level':
      return whoAnswersFor(ticket, await readLibraryContext(ticket.support_lib_id));
  }
}

function textsOf(event: NamedEvent, told: TicketEvent, ticket: Conversation) {
  const { kind } = told;
  if (event === 'service_level') {
    const mailed = serviceLevelNoticeText(told);
    return { activity: NOTICE_TEXTS.feed.service_level(mailed, ticketInFeed(ticket)), mailed };
  }
  if (event !== 'draft_reviewed')
    return { activity: NOTICE_TEXTS.feed[event](ticketInFeed(ticket)), mailed: NOTICE_TEXTS.mail[event] };
  const decision =
    kind === 'draft-approved' ? 'approved' : kind === 'draft-sent' ? 'sent' : 'changes-requested';
  const activity = DRAFT_TEXTS.feed[decision](shortNumber(ticket.number));
  return { activity, mailed: activity };
}

/** The automation that did it, if one did. */
function workflowOf({ details }: TicketEvent) {
  const { workflow_ref: ref, workflow_name: name = '' } = details;
  return ref === undefined ? {} : { workflow: { ref, name } };
}

/** Tells those whom an event of the history is about: who got the ticket, and who writes or reviews its draft (D-132). */
export async function notifyOfHistory(event: TicketEvent, ticket: Conversation): Promise<void> {
  const named = EVENT_OF[event.kind];
  if (named === undefined || isChat(ticket)) return;
  const people = await peopleOf(named, event, ticket);
  const name =
    event.actor_name || (event.actor_ref === '' ? NOTICE_TEXTS.productName : NOTICE_TEXTS.aTeammate);
  const { activity, mailed } = textsOf(named, event, ticket);
  const notification: TicketNotification = {
    event: named,
    ticket,
    cause: event.id,
    by: event.actor_ref,
    isAutomatic: event.actor_ref === '',
    ...workflowOf(event),
    name,
    activity,
    mail: { name, activity: mailed, preview: '' },
    atMs: event.at.toMillis(),
  };
  await notify(notification, people);
}

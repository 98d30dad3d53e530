import type { Conversation, Message } from '../entities/conversation';
import type { TicketEvent } from '../entities/ticket-event';
import { clip } from '../text/clip';
import { FOLLOWER_TEXTS } from '../texts/followers';
import { INBOX_TEXTS } from '../texts/inbox';
import { eventText } from './event-text';
import { shortNumber } from './ticket-title';

type Ticket = Pick<Conversation, 'number' | 'title' | 'visitor'>;

/** What a follower reads in the feed (D-123). */
export interface FollowNotice {
  /** uid of who did it, '' for the product; nobody is told of their own doings */
  readonly by: string;
  /** whether the product did it */
  readonly isAutomatic: boolean;
  /** what the line begins with: the name of who did it */
  readonly name: string;
  /** what follows it */
  readonly activity: string;
  /** uids of people who learn of it in another way */
  readonly except: readonly string[];
}

const TITLE_LENGTH = 80;

/** A ticket as a line of the feed names it. */
export const ticketInFeed = ({ number, title }: Pick<Ticket, 'number' | 'title'>): string =>
  title === '' ? shortNumber(number) : `${shortNumber(number)} “${clip(title, TITLE_LENGTH)}”`;

/** What a message tells the followers; undefined for one that is for nobody. Whom a note mentions is told by that (D-103). */
export function noticeOfMessage(ticket: Ticket, message: Message): FollowNotice | undefined {
  const { sender_type, sender_ref, sender_name, channel, mentions = {} } = message;
  const { visitor } = ticket;
  const named = ticketInFeed(ticket);
  const by = { by: sender_ref, isAutomatic: false, name: sender_name || FOLLOWER_TEXTS.unnamed };
  switch (sender_type) {
    case 'visitor':
      return {
        by: sender_ref,
        isAutomatic: false,
        name: visitor.name || visitor.email || INBOX_TEXTS.visitor,
        activity: FOLLOWER_TEXTS.feed.visitorWrote(named),
        except: [],
      };
    case 'agent':
      return { ...by, activity: FOLLOWER_TEXTS.feed.answered(named), except: [] };
    case 'note':
      // An answer from another address than the visitor's (D-98).
      if (channel === 'email') return { ...by, activity: FOLLOWER_TEXTS.feed.mailed(named), except: [] };
      return { ...by, activity: FOLLOWER_TEXTS.feed.noted(named), except: Object.keys(mentions) };
    case 'system_debug':
      return undefined;
  }
}

const TOLD: readonly TicketEvent['kind'][] = [
  'status-changed',
  'ticket-snoozed',
  'ticket-merged',
  'ticket-unmerged',
];

/** Whether followers are told of an event: of changes of the status, unless a message of the visitor tells of it. */
export const isToldToFollowers = ({ kind, reason }: Pick<TicketEvent, 'kind' | 'reason'>): boolean =>
  TOLD.includes(kind) && reason !== 'visitor-wrote';

/** What an event of the history tells the followers. */
export function noticeOfEvent(ticket: Ticket, event: TicketEvent): FollowNotice {
  const text = eventText(event);
  // A sentence of its own follows the ticket, not a name.
  if (event.actor_name === '')
    return {
      by: event.actor_ref,
      isAutomatic: true,
      name: ticketInFeed(ticket),
      activity: text,
      except: [],
    };
  return {
    by: event.actor_ref,
    isAutomatic: event.actor_ref === '',
    name: event.actor_name,
    activity: FOLLOWER_TEXTS.feed.changed(text, ticketInFeed(ticket)),
    except: [],
  };
}

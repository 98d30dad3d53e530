import { createHash } from 'node:crypto';
import { feedOfRating } from '@harborline/domain/feed/feed-of-rating';
import { DURATIONS } from '@harborline/domain/limits';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import { countRating, NOTHING_RATED } from '@harborline/domain/ratings/rating-figures';
import type { RatingValue } from '@harborline/domain/ratings/rating-values';
import { feedItem } from '@harborline/domain/stores/feeds';
import { rating as ratingDocument, ratingFigures } from '@harborline/domain/stores/ratings';
import { conversationRef, messageRef, senderOf, visitorUid } from './build-conversation';
import type { DemoConversation } from './conversation-data';
import { CONVERSATIONS } from './conversations/index';
import { EVERYBODY } from './everybody';
import { demoLibrary } from './libraries';
import { DAY_MS, MINUTE_MS, type SeedClock, type SeedDoc, seedDoc } from './seed-doc';
import { ticketNumber } from './ticket-numbers';

interface DemoRating {
  /** of the ticket */
  readonly slug: string;
  readonly rating: RatingValue;
  readonly comment: string;
}

/** What visitors of Lumen Cycles thought of the last answer; the others said nothing. */
const DEMO_RATINGS: readonly DemoRating[] = [
  { slug: 'change-delivery-week', rating: 5, comment: 'Answered in half an hour, and it just worked.' },
  {
    slug: 'range-disappointing',
    rating: 4,
    comment: 'Very helpful. A hint about the tyres in the app would be nice.',
  },
  { slug: 'app-not-finding-bike', rating: 5, comment: '' },
  { slug: 'return-too-small', rating: 3, comment: 'Friendly, but two weeks are long without a bike.' },
  { slug: 'vat-number-invoice', rating: 2, comment: 'A whole day for a number on an invoice.' },
];

/** A day after the last message. */
const RATED_AFTER_MS = DAY_MS;
/** Older items have been read. */
const READ_AFTER_MS = 4 * DAY_MS;

interface Given extends DemoRating {
  readonly ticket: DemoConversation;
  readonly messageId: string;
  readonly agent: { readonly ref: string; readonly name: string };
  readonly atMs: number;
}

function given(demo: DemoRating, { nowMs }: SeedClock): Given {
  const ticket = CONVERSATIONS.find(({ slug }) => slug === demo.slug);
  const index = ticket?.messages.findLastIndex(({ from }) => from === 'agent') ?? -1;
  const answer = ticket?.messages[index];
  if (!ticket || !answer) throw new Error(`${demo.slug}: has no answer to rate`);
  const lastMinutes = ticket.messages.reduce((sum, { afterMinutes }) => sum + afterMinutes, 0);
  const endedMs = nowMs - (ticket.startedMinutesAgo - lastMinutes) * MINUTE_MS;
  return {
    ...demo,
    ticket,
    messageId: messageRef(ticket, index),
    agent: senderOf(ticket, answer),
    atMs: endedMs + RATED_AFTER_MS,
  };
}

function ratingDoc(
  { ticket, messageId, agent, atMs, rating, comment }: Given,
  { toTime }: SeedClock,
): SeedDoc {
  return seedDoc(ratingDocument(conversationRef(ticket), messageId), {
    support_lib_id: demoLibrary(ticket.library).id,
    conversation_ref: conversationRef(ticket),
    message_id: messageId,
    message_rating: rating,
    message_review: comment,
    sent_via: 'portal',
    sender_ref: visitorUid(ticket),
    agent_ref: agent.ref,
    agent_name: agent.name,
    rated_at: toTime(atMs),
    changed_at: toTime(atMs),
  });
}

function feedDocs(
  { ticket, messageId, agent, atMs, rating }: Given,
  { nowMs, toTime }: SeedClock,
): SeedDoc[] {
  const { id: libraryId } = demoLibrary(ticket.library);
  const key = createHash('sha256').update(`rating ${messageId}`).digest('hex').slice(0, 40);
  const item = {
    support_lib_id: libraryId,
    is_read: nowMs - atMs > READ_AFTER_MS,
    ...feedOfRating({ message_rating: rating, agent_name: agent.name }, ticketNumber(ticket)),
    created_at: toTime(atMs),
    expires_at: toTime(atMs + DURATIONS.feedKeptMs),
  };
  return EVERYBODY.filter(
    (person) =>
      person.libraryId === libraryId &&
      person.isActive !== false &&
      resolvePermissions(person.role, person.overrides).canViewExistingTickets,
  ).map(({ uid }) => seedDoc(feedItem(`${uid}_${key}`), { ...item, ref_uid: uid }));
}

function figureDocs(all: readonly Given[]): SeedDoc[] {
  return [...new Set(all.map(({ agent }) => agent.ref))].map((uid) => {
    const theirs = all.filter(({ agent }) => agent.ref === uid);
    const libraryId = demoLibrary(theirs[0]?.ticket.library ?? 'lumen').id;
    return seedDoc(ratingFigures(libraryId, uid), {
      support_lib_id: libraryId,
      agent_ref: uid,
      agent_name: theirs[0]?.agent.name ?? '',
      ...theirs.reduce((counted, { rating }) => countRating(counted, null, rating), NOTHING_RATED),
    });
  });
}

/** Ratings with their figures, and what the feeds say of them. */
export function ratingDocs(clock: SeedClock): SeedDoc[] {
  const all = DEMO_RATINGS.map((demo) => given(demo, clock));
  return [...all.flatMap((one) => [ratingDoc(one, clock), ...feedDocs(one, clock)]), ...figureDocs(all)];
}

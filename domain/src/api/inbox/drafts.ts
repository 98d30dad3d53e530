import * as z from 'zod/mini';
import { DRAFT_STATES } from '../../entities/reply-draft';
import { LIMITS } from '../../limits';
import { reviewDrafts, submitDrafts, viewTickets } from '../../permissions/requirements';
import { REVIEW_FOR } from '../../stores/reply-drafts';
import { hasVisible } from '../../text/has-visible';
import { isTimeZone } from '../../text/zoned-time';
import { defineEndpoint } from '../contract';
import { conversationRef, drawnId, idOf } from '../ids';

const draftRef = idOf('replyDraft');
/** The version of the text that the caller has read. */
const version = z.int().check(z.gte(1));
const text = z
  .string()
  .check(z.maxLength(LIMITS.messageText), z.trim(), z.refine(hasVisible, 'shows nothing'));
const comment = z.string().check(z.maxLength(LIMITS.draftComment), z.trim());

const named = { draft_message_ref: draftRef, version };
/** A decision names the state that it was made on, so that of two at once the later one is refused. */
const decided = { ...named, review_status: z.enum(DRAFT_STATES) };
const changed = z.object({
  draft_message_ref: z.string(),
  /** null if it was discarded */
  review_status: z.nullable(z.enum(DRAFT_STATES)),
  version: z.number(),
  /** of the message that it became, '' before */
  message_ref: z.string(),
});

const ofInbox = { service: 'inbox', rate: 'staffWrite', answer: changed } as const;

const draftSchema = z.object({
  draft_message_ref: z.string(),
  conversation_ref: z.string(),
  ticket: z.object({ number: z.number(), title: z.string() }),
  author_ref: z.string(),
  author_name: z.string(),
  review_status: z.enum(DRAFT_STATES),
  version: z.number(),
  text: z.string(),
  submitted_text: z.string(),
  comments: z.array(
    z.object({
      by_ref: z.string(),
      by_name: z.string(),
      at: z.string(),
      version: z.number(),
      quote: z.string(),
      text: z.string(),
    }),
  ),
  reviewer_ref: z.string(),
  reviewer_name: z.string(),
  /** ISO 8601, in the time zone that was asked for */
  submitted_at: z.string(),
  updated_at: z.string(),
  message_ref: z.string(),
});
export type PresentedDraft = z.infer<typeof draftSchema>;

const count = z.coerce.number<number>();

export const getDrafts = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/drafts',
  summary:
    "Lists drafts of replies, those changed last first: one's own by default, or with canReviewOtherDrafts those of teammates that are not withdrawn (S7.2-09, S9-19, D-104).",
  permission: viewTickets,
  rate: 'staffRead',
  query: z.object({
    draft_message_ref: z.optional(draftRef),
    conversation_ref: z.optional(conversationRef),
    review_for: z._default(z.enum(REVIEW_FOR), 'self'),
    /** all by default */
    review_status: z.optional(z.enum(DRAFT_STATES)),
    per_page: z._default(count.check(z.int(), z.gte(1), z.lte(50)), LIMITS.listPageSize),
    page: z._default(count.check(z.int(), z.gte(1), z.lte(100)), 1),
    /** IANA name of the zone whose times the answer gives */
    timezone: z._default(
      z.string().check(z.maxLength(LIMITS.timeZone), z.refine(isTimeZone, 'is no time zone')),
      'UTC',
    ),
  }),
  answer: z.object({
    drafts: z.array(draftSchema),
    page: z.number(),
    per_page: z.number(),
    has_more: z.boolean(),
  }),
});

export const submitDraft = defineEndpoint({
  ...ofInbox,
  method: 'POST',
  path: '/drafts',
  summary:
    'Submits a reply to a ticket for review in place of sending it, once however often it is called (D-104).',
  permission: submitDrafts,
  body: z.object({
    /** drawn by the page, so that a repeated call submits nothing else */
    request_id: drawnId,
    conversation_ref: conversationRef,
    text,
  }),
});

export const changeDraft = defineEndpoint({
  ...ofInbox,
  method: 'PATCH',
  path: '/drafts',
  summary: 'The author submits another text, withdraws a draft, or discards one that was withdrawn (D-104).',
  permission: submitDrafts,
  body: z.object({
    ...named,
    action: z.enum(['withdraw', 'submit', 'discard']),
    /** to submit: the whole text; the one that is there if it is left out */
    text: z.optional(text),
  }),
});

export const reviewDraft = defineEndpoint({
  ...ofInbox,
  method: 'PATCH',
  path: '/drafts/review',
  summary:
    "Approves a teammate's draft, or asks for changes, which a comment names; refused if its state or text has changed since it was read (D-104).",
  permission: reviewDrafts,
  body: z.object({
    ...decided,
    action: z.enum(['approve', 'request-changes']),
    comment: z._default(comment, ''),
  }),
});

export const commentDraft = defineEndpoint({
  ...ofInbox,
  method: 'POST',
  path: '/drafts/comments',
  summary: 'Its author or a reviewer comments on a draft, or on a passage of it (D-104).',
  permission: viewTickets,
  body: z.object({
    ...named,
    comment: comment.check(z.refine(hasVisible, 'shows nothing')),
    /** the passage, which stands in the text; '' for the whole */
    quote: z._default(z.string().check(z.maxLength(LIMITS.draftQuote), z.trim()), ''),
  }),
});

export const sendDraft = defineEndpoint({
  ...ofInbox,
  method: 'POST',
  path: '/drafts/send',
  summary:
    'Its author sends an approved draft, or a reviewer who answers tickets approves and sends it, under the name of its author; refused if its state or text has changed since it was read (D-104).',
  permission: viewTickets,
  body: z.object(decided),
});

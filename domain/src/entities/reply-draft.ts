import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** What has become of a draft, in the order in which most drafts get there. */
export const DRAFT_STATES = ['editing', 'submitted', 'changes-requested', 'approved', 'sent'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** Those in which reviewers read a draft: one that is being edited is its author's alone. */
export const REVIEWED_STATES = ['submitted', 'changes-requested', 'approved', 'sent'] as const;

const draftCommentSchema = z.object({
  /** uid */
  by_ref: z.string(),
  /** as the team called the person then */
  by_name: z.string(),
  at: timestampSchema,
  /** of the text that it was written about */
  version: z.number(),
  /** the passage it is about, '' for the whole */
  quote: z.string(),
  text: z.string(),
});
export type DraftComment = z.infer<typeof draftCommentSchema>;

/**
 * `ReplyDrafts/{id}`: a reply to a ticket that a teammate has reviewed before it is sent (D-104). Functions alone write it.
 * Its author reads it, and unless it is being edited the reviewers of the library; visitors never do.
 */
export const replyDraftSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** as the ticket was called then, so that a list reads no tickets */
  ticket: z.object({ number: z.number(), title: z.string() }),
  /** uid */
  author_ref: z.string(),
  /** as visitors read it below the message */
  author_name: z.string(),
  state: z.enum(DRAFT_STATES),
  /** counts the texts, from 1 */
  version: z.number(),
  text: z.string(),
  /** the text as it was first submitted */
  submitted_text: z.string(),
  comments: z.array(draftCommentSchema),
  /** who approved it or asked for changes last, '' for nobody yet */
  reviewer_ref: z.string(),
  reviewer_name: z.string(),
  /** last */
  submitted_at: timestampSchema,
  updated_at: timestampSchema,
  /** of the message that it became, '' before */
  message_ref: z.string(),
});
export type ReplyDraft = z.infer<typeof replyDraftSchema> & { id: string };

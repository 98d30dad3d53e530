import * as z from 'zod/mini';
import { mapOf } from './map-of';
import { timestampSchema } from './timestamp';

/** What a teammate, or a macro, sets the status of a ticket to by name. */
export const SETTABLE_STATUSES = ['open', 'pending', 'closed'] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** A snoozed ticket asks for no work until its time, or until its visitor writes (D-119). */
export const CONVERSATION_STATUSES = ['open', 'pending', 'snoozed', 'closed'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** Where a conversation started; all but chats are tickets (D-31). */
export const TICKET_SOURCES = ['contact_form', 'widget', 'email'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];
export const CHAT_SOURCE = 'chat' as const;

export const SENDER_TYPES = ['visitor', 'agent', 'note', 'system_debug'] as const;
export type SenderType = (typeof SENDER_TYPES)[number];

/** Why a chat waits again after somebody had it; '' if nobody had it yet. */
const CHAT_WAIT_REASONS = ['', 'unanswered', 'handed-back'] as const;

/** Co-browsing as it was last changed: who asked the visitor to show their page, and what came of it (D-66). */
const cobrowseSchema = z.object({
  /** drawn when it was asked, so that an answer is never taken for another question's */
  id: z.string(),
  state: z.enum(['asked', 'refused', 'sharing', 'ended']),
  /** uid of the teammate who asked, and their name as visitors see it */
  asked_by: z.string(),
  asked_name: z.string(),
  /** of the visitor who agreed; '' before */
  visitor_uid: z.string(),
  /** when the question, or the sharing, ends by itself */
  until: timestampSchema,
});
export type Cobrowse = z.infer<typeof cobrowseSchema>;

/** What became of a ticket that was merged into another one (D-110). Functions alone write it. */
const mergedIntoSchema = z.object({
  /** of the ticket that stays, and its number */
  conversation_ref: z.string(),
  number: z.number(),
  at: timestampSchema,
  /** status before, for the way back */
  status: z.enum(SETTABLE_STATUSES),
  /** the library's own one that it had with that (D-121) */
  own_status_ref: z.optional(z.string()),
});

/** Another ticket of the same visitor, as it was called when it was noted (D-122). Functions alone write it. */
const otherTicketSchema = z.object({ conversation_ref: z.string(), number: z.number() });

/** Until when a ticket is snoozed (D-119). Functions alone write it. */
const snoozeSchema = z.object({
  /** null: until its visitor writes */
  until: z.nullable(timestampSchema),
  /** status before, for the way back, and what its visitor sees meanwhile */
  status: z.enum(SETTABLE_STATUSES),
  /** when it had got that status; absent if that is not known */
  since: z.optional(timestampSchema),
});

/** What a ticket whose time came has beside its place at the top of the lists (D-119). Functions alone write it. */
const wakingSchema = z.object({
  /** what `last_message_at` is until somebody writes again */
  at: timestampSchema,
  /** when its last message was written */
  message_at: timestampSchema,
});

/**
 * What lists show of a ticket's next clock (D-135), and nothing else, since the visitor reads this document. Functions alone write
 * it.
 */
const dueSchema = z.object({
  at: timestampSchema,
  /** whether most of its time is used up */
  is_soon: z.boolean(),
});

/** Whom the routing passes over for a ticket (D-137). Functions alone write it. */
const cameBackSchema = z.object({
  /** uid of the teammate who had it */
  by: z.string(),
  /** when somebody took it from them; null if that was nobody's decision, so that it has waited enough */
  at: z.nullable(timestampSchema),
  /** when it came back by nobody's decision: once it is opened after that, it waits anew; absent on those from before */
  since: z.optional(timestampSchema),
});

/** What a chat has beside what it shares with tickets (D-91). Functions alone write it. */
const chatStateSchema = z.object({
  /** since when the visitor waits; a chat that returns to the queue keeps its place */
  queued_at: timestampSchema,
  waits_because: z.enum(CHAT_WAIT_REASONS),
  /** uid of the teammate it came back from, whom the routing passes over; '' for nobody */
  returned_by: z.string(),
  /** when a teammate put it back; null or absent where nobody did, or since somebody has it again */
  returned_at: z.optional(z.nullable(timestampSchema)),
  /** of the teammate who has it, as visitors see it; '' while it waits */
  agent_name: z.string(),
  /** URL of that teammate's picture, '' for none; chats from before have none */
  agent_picture: z.optional(z.string()),
  /** when that teammate got it, null while it waits */
  taken_at: z.nullable(timestampSchema),
  ended_by: z.enum(['', 'agent', 'visitor']),
  /** uids of teammates who were invited or joined, beside the one who has it (D-92) */
  members: z.optional(z.array(z.string())),
  /** their names and pictures, as visitors see them */
  member_names: z.optional(
    z.array(
      z.object({
        uid: z.string(),
        name: z.string(),
        picture: z.optional(z.string()),
        /** of those who were invited: the inviter's name as the visitor sees it, '' for whoever was not in the chat */
        invited_by: z.optional(z.string()),
      }),
    ),
  ),
  /** of the visitor's browser */
  language: z.string(),
  /** the last time that somebody asked to see the visitor's page (D-66) */
  cobrowse: z.optional(cobrowseSchema),
  /** once it has ended: beginnings of words by which the archive finds it */
  words: z.optional(z.array(z.string())),
});

/**
 * `Conversations/{conversation_ref}`: a ticket or a chat. A function creates it, a ticket from a mail record; the fields under
 * `last_message` and the unread flags change with each message; only functions route and close.
 */
export const conversationSchema = z.looseObject({
  support_lib_id: z.string(),
  ticket_id: z.number(),
  /** counted from 1 in each library (D-54) */
  number: z.number(),
  /** first sentence of the request (D-54) */
  title: z.string(),
  status: z.enum(CONVERSATION_STATUSES),
  /** `ref` of the library's own status that it has, which counts as `status`; absent or '' for none (D-121) */
  own_status_ref: z.optional(z.string()),
  source: z.enum([...TICKET_SOURCES, CHAT_SOURCE]),
  visitor: z.object({
    name: z.string(),
    email: z.string(),
    /** true only if the customer's site vouched for the identity; otherwise shown as unverified */
    is_verified: z.boolean(),
    os: z.string(),
    browser: z.string(),
    URL: z.string(),
  }),
  /** the visitor's own uids: the one that started it, and those that opened an emailed link to it */
  visitor_uids: z.array(z.string()),
  /** uid of the browser that began it; '' for one that an email or a teammate began; absent on those from before (D-129) */
  begun_by: z.optional(z.string()),
  assigned_to: z.string(),
  /** uid of the teammate who assigned it; absent or '' if the routing did */
  assigned_by: z.optional(z.string()),
  /** uid of the teammate who opened a ticket for somebody; absent if the person wrote themselves (D-100) */
  created_by: z.optional(z.string()),
  /** uid of the teammate who had a ticket before the one it was passed to; absent or '' if nobody had (D-76) */
  reassigned_from: z.optional(z.string()),
  /** whom a ticket that nobody has came back from (D-137); absent or null while somebody has it, and if nobody had */
  came_back: z.optional(z.nullable(cameBackSchema)),
  /** `tag_ref`s of a ticket's tags; their names are elsewhere, since the visitor reads this document (D-71) */
  tag_refs: z.optional(z.array(z.string())),
  /** `ref`s of a ticket's type, category and tier; absent or '' for none (D-89) */
  type_ref: z.optional(z.string()),
  category_ref: z.optional(z.string()),
  tier_ref: z.optional(z.string()),
  /** `ref` of the team that a ticket belongs to, or that a chat waits for; absent or '' for none (D-102) */
  team_ref: z.optional(z.string()),
  /** where a ticket went that was merged into another one (D-110); absent for any other */
  merged_into: z.optional(mergedIntoSchema),
  /** absent unless the status is 'snoozed' (D-119) */
  snoozed: z.optional(snoozeSchema),
  /** of the last time that it woke by the clock (D-119); absent if it never did */
  woken: z.optional(wakingSchema),
  /** absent while no clock of a ticket runs (D-135) */
  due: z.optional(dueSchema),
  /** true once a ticket was merged into this one; it stays when that is undone */
  has_merged: z.optional(z.boolean()),
  /** the ticket whose messages began this one (D-122); absent for any other */
  split_from: z.optional(otherTicketSchema),
  /**
   * drawn for a parent with its first child (D-127): its children bear it in `part_of`. It names no ticket, since visitors may
   * read this document
   */
  children_ref: z.optional(z.string()),
  part_of: z.optional(z.string()),
  /** `People/{id}` of whoever wrote a ticket (D-129); absent on chats, and on tickets from before until somebody asks */
  person_ref: z.optional(z.string()),
  /** how soon it is to be answered, as a number whose words are elsewhere; absent for normal (D-108) */
  priority_level: z.catch(z.optional(z.number()), undefined),
  help_steps: z.array(z.object({ title: z.string(), answer: z.string() })),
  custom_inputs: z.array(z.object({ label: z.string(), type: z.string(), text: z.string() })),
  last_message: z.object({
    id: z.string(),
    preview: z.string(),
    sender_type: z.enum(SENDER_TYPES),
    sender_name: z.string(),
  }),
  /** when that was written, or when the ticket woke after that (`woken`): lists are in this order */
  last_message_at: timestampSchema,
  /** rules enforce the interval before a visitor's next message */
  last_visitor_message_at: timestampSchema,
  /** visitor wrote since staff last looked */
  is_unread_by_staff: z.boolean(),
  created_at: timestampSchema,
  /** when the status last changed, and the uid of the person who changed it; '' if the visitor wrote again */
  status_changed_at: z.catch(z.optional(timestampSchema), undefined),
  status_changed_by: z.catch(z.optional(z.string()), undefined),
  /** of chats alone, which have no ticket number: theirs is 0 */
  chat: z.optional(chatStateSchema),
});
export type Conversation = z.infer<typeof conversationSchema> & { id: string };

/**
 * `Conversations/{ref}/Messages/{id}`. The id is drawn by the sender before sending, so a repeated write is the
 * same message. A note is for staff only and lives beside the messages; visitors' queries never match it.
 */
export const messageSchema = z.looseObject({
  conversation_ref: z.string(),
  support_lib_id: z.string(),
  sender_type: z.enum(SENDER_TYPES),
  /** uid of the writer, '' for the system */
  sender_ref: z.string(),
  sender_name: z.string(),
  /** plain text, always shown as text */
  text: z.string(),
  /** https URL of an attachment in the library's bucket folder, or '' */
  file_url: z.string(),
  /** URLs of further attachments: of a request, whose record names one alone (D-99) */
  more_files: z.optional(z.array(z.string())),
  /** people whom a note mentions: their names as its text has them, by uid (D-103) */
  mentions: z.optional(mapOf(z.string())),
  /** how it arrived; absent for what was written on a page */
  channel: z.optional(z.literal('email')),
  /** the whole email, if `text` is only what its writer added to quoted text or a signature (D-98) */
  full_text: z.optional(z.string()),
  /** of a reply to a ticket: id of the last message that its author had seen (D-107) */
  follows: z.optional(z.string()),
  /** of a copy: the message that it repeats, and its ticket (D-122) */
  taken_from: z.optional(
    z.object({ conversation_ref: z.string(), number: z.number(), message_id: z.string() }),
  ),
  /** the ticket that was begun with a copy of this message (D-122) */
  taken_to: z.optional(otherTicketSchema),
  /** visible to the visitor: false for note and system_debug */
  is_public: z.boolean(),
  read_status: z.literal([0, 1]),
  created_at: timestampSchema,
});
export type Message = z.infer<typeof messageSchema> & { id: string };

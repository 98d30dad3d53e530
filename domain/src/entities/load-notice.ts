import * as z from 'zod/mini';

/** The rules that count. */
export const COUNTED_RULES = ['waiting_chats', 'open_tickets'] as const;
export type CountedRule = (typeof COUNTED_RULES)[number];

/**
 * `LoadNotices/{libraryId}`: what visitors are told while more comes in than usual, and when (D-131). Functions alone
 * read and write it.
 */
export const loadNoticeSchema = z.object({
  /** switched on by hand */
  is_on: z.boolean(),
  text: z.string(),
  /** when what was switched on by hand ends, in milliseconds since 1970; null for not by itself */
  until: z.nullable(z.number()),
  /** it shows while more than so many chats wait; 0 for no such rule */
  waiting_chats: z.number(),
  /** it shows while more than so many open tickets are unanswered; 0 for no such rule */
  open_tickets: z.number(),
  /** whether it shows on holidays of the default calendar, outside hours */
  on_holidays: z.boolean(),
  /** the counts that were above their limit when last looked at: each stays until it is well below */
  held: z.array(z.enum(COUNTED_RULES)),
  /** whether a schedule looks at it: because of a rule, or because visitors see it */
  is_watched: z.boolean(),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
});
export type LoadNotice = z.infer<typeof loadNoticeSchema>;

/** Nobody chose yet. */
export const NO_LOAD_NOTICE: LoadNotice = {
  is_on: false,
  text: '',
  until: null,
  waiting_chats: 0,
  open_tickets: 0,
  on_holidays: false,
  held: [],
  is_watched: false,
  version: 0,
};

/** What visitors read of it in the public part of the library, while it is in force. */
export const shownNoticeSchema = z.object({
  text: z.string(),
  /** in milliseconds since 1970; null for until functions take it away */
  until: z.nullable(z.number()),
});
export type ShownNotice = z.infer<typeof shownNoticeSchema>;

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { characters, writtenText, writtenTime } from './written';

/** Whom a note mentions: their names as its text has them, by uid (D-103). */
const writtenMentions = z.record(z.string(), z.string()).check(
  z.refine((names) => {
    const count = Object.keys(names).length;
    return count > 0 && count <= LIMITS.mentionsPerNote;
  }),
  z.refine((names) => characters(Object.keys(names).join('')) <= LIMITS.mentionIds),
  z.refine((names) => characters(Object.values(names).join('')) <= LIMITS.mentionNames),
);

const written = {
  conversation_ref: z.string(),
  support_lib_id: z.string(),
  sender_ref: z.string(),
  sender_name: z.string(),
  text: writtenText(LIMITS.messageText),
  file_url: writtenText(LIMITS.url),
  read_status: z.literal(0),
  created_at: writtenTime,
};

/**
 * What people write to a conversation: text or a file, visible to the visitor unless it is a note. Tests compare the
 * security rules with it.
 */
export const messageWriteSchema = z
  .discriminatedUnion('sender_type', [
    z.strictObject({ ...written, sender_type: z.literal('visitor'), is_public: z.literal(true) }),
    z.strictObject({ ...written, sender_type: z.literal('agent'), is_public: z.literal(true) }),
    z.strictObject({
      ...written,
      sender_type: z.literal('note'),
      is_public: z.literal(false),
      mentions: z.optional(writtenMentions),
    }),
  ])
  .check(z.refine(({ text, file_url }) => text !== '' || file_url !== ''));

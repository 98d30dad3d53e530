import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';

/** What became of a received email. */
export const INBOUND_OUTCOMES = [
  'message',
  'note',
  'request',
  'automatic',
  'bounce',
  'duplicate',
  'ignored',
] as const;

export const receiveMail = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/inboundmail',
  summary:
    'Takes an email that a mail provider received, with a signature: an answer to a conversation, a request to a library, or a bounce (D-98).',
  permission: open,
  rate: 'inboundMail',
  body: z.object({
    /** when the call was signed, in seconds since 1970 */
    timestamp: z.int().check(z.gte(0)),
    /** hex of the HMAC-SHA256 of `timestamp.recipient.raw` */
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** the envelope's recipient */
    recipient: z.string().check(z.maxLength(LIMITS.email)),
    /** the email as it was received (RFC 5322), in base64 */
    raw: z.string().check(z.minLength(1)),
  }),
  bodyBytes: LIMITS.receivedMailBytes,
  answer: z.object({ outcome: z.enum(INBOUND_OUTCOMES) }),
});

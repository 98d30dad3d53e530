import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { viewTickets } from '../../permissions/requirements';
import { oneLine } from '../../text/clip';
import { BLOCKED_TEXTS } from '../../texts/blocked-senders';
import { readSender } from '../../tickets/blocked-senders';
import { defineEndpoint } from '../contract';

/** An address or a domain, as a person writes it; kept as it is compared. */
const sender = z.string().check(
  z.maxLength(LIMITS.email),
  z.overwrite((typed) => readSender(typed) ?? ''),
  z.minLength(1, BLOCKED_TEXTS.notASender),
);

const reason = z.string().check(z.overwrite(oneLine), z.maxLength(LIMITS.blockReason));

const blockedSender = z.object({
  sender: z.string(),
  reason: z.string(),
  /** name of the teammate */
  blocked_by: z.string(),
  /** milliseconds since 1970 */
  blocked_at: z.number(),
});
export type BlockedSender = z.infer<typeof blockedSender>;

const shared = { service: 'inbox', path: '/blockedsenders', permission: viewTickets } as const;

export const getBlockedSenders = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: 'Lists who may not write to the current library, the newest first (D-101).',
  rate: 'staffRead',
  answer: z.object({ senders: z.array(blockedSender) }),
});

export const blockSender = defineEndpoint({
  ...shared,
  method: 'POST',
  summary:
    'Blocks an address, or a whole domain (@example.com), in the current library; one that is blocked stays as it is (D-101).',
  rate: 'staffWrite',
  body: z.object({ sender, reason }),
  /** the sender as it is compared */
  answer: z.object({ sender: z.string(), is_new: z.boolean() }),
});

export const unblockSender = defineEndpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Lets a blocked sender write to the current library again; held requests stay held (D-101).',
  rate: 'staffWrite',
  body: z.object({ sender }),
  /** whether it was blocked, and why, so that it can be taken back */
  answer: z.object({ sender: z.string(), was_blocked: z.boolean(), reason: z.string() }),
});

import * as z from 'zod/mini';
import { SUPPORTED_PRIORITIES } from '../../entities/priority-support';
import { LIMITS } from '../../limits';
import { prioritySupport, writePrioritySupport } from '../../permissions/requirements';
import { PRIORITY_SUPPORT_TEXTS } from '../../texts/priority-support';
import { readSender } from '../../tickets/blocked-senders';
import { defineEndpoint } from '../contract';

/** An address or a domain, as a person writes it; kept as it is compared. */
const sender = z.string().check(
  z.maxLength(LIMITS.email),
  z.overwrite((typed) => readSender(typed) ?? ''),
  z.minLength(1, PRIORITY_SUPPORT_TEXTS.notASender),
);

const priority = z.enum(SUPPORTED_PRIORITIES);

const shared = { service: 'integration', path: '/priority_support' } as const;

const answer = z.object({
  is_on: z.boolean(),
  /** the newest first */
  senders: z.array(z.object({ sender: z.string(), priority })),
  /** to be sent with a change, which is refused if somebody else has changed the list since */
  version: z.number(),
});
export type PrioritySupportAnswer = z.infer<typeof answer>;

export const getPrioritySupport = defineEndpoint({
  ...shared,
  method: 'GET',
  summary: 'Says whose new tickets come first in the default library (S7.5-04, D-108).',
  permission: prioritySupport,
  rate: 'staffRead',
  answer,
});

export const putPrioritySupport = defineEndpoint({
  ...shared,
  method: 'PUT',
  summary: 'Replaces the list of those whose new tickets come first in the default library (S7.5-04, D-108).',
  permission: writePrioritySupport,
  rate: 'staffWrite',
  bodyBytes: LIMITS.prioritySupportBytes,
  body: z.object({
    is_on: z.boolean(),
    senders: z.array(z.object({ sender, priority })).check(
      z.maxLength(LIMITS.prioritySenders, PRIORITY_SUPPORT_TEXTS.full),
      z.refine(
        (senders) => new Set(senders.map((entry) => entry.sender)).size === senders.length,
        'Expected each sender once',
      ),
    ),
    version: z.int().check(z.gte(0)),
  }),
  answer,
});

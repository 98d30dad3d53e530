import { createHmac, timingSafeEqual } from 'node:crypto';
import { config } from '../../platform/config';

/** What the token of a mailed link may do: confirm a subscription in one of its rounds, or end it. */
export type TokenPurpose = { readonly confirm: string } | 'unsubscribe';

/** @param id of the subscriber, which derives from library and address */
const signature = (id: string, purpose: TokenPurpose): string =>
  createHmac('sha256', config().linkSigningSecret)
    .update(JSON.stringify(['status-subscription', id, purpose]))
    .digest('base64url');

/** The token of a link: the subscriber's id, signed for one purpose. Those that end a subscription never expire. */
export const subscriptionToken = (id: string, purpose: TokenPurpose): string =>
  `${id}.${signature(id, purpose)}`;

/** The id that a token names, before it is checked. */
export const subscriberIdOf = (token: string): string => /^([0-9a-f]{40})\./.exec(token)?.[1] ?? '';

/** Compares in constant time. */
export function isSubscriptionToken(token: string, purpose: TokenPurpose): boolean {
  const expected = Buffer.from(subscriptionToken(subscriberIdOf(token), purpose));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

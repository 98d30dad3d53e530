import type { StatusSubscriber } from '@harborline/domain/entities/status-subscriber';
import { confirm, resubscribe, type Subscription, unsubscribe } from '@harborline/domain/status/subscription';
import { statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { storeSubscription, subscriptionOf } from './subscriber';
import { isSubscriptionToken, subscriberIdOf, type TokenPurpose } from './subscription-token';

/** What the owner of an address may do with the links in its mails. */
export type SubscriptionChange = 'confirm' | 'unsubscribe' | 'resubscribe';

interface Rule {
  readonly purposeOf: (stored: StatusSubscriber) => TokenPurpose;
  readonly apply: (known: Subscription | undefined, nowMs: number) => Subscription | null;
}

const RULES: Readonly<Record<SubscriptionChange, Rule>> = {
  confirm: { purposeOf: ({ round }) => ({ confirm: round }), apply: confirm },
  unsubscribe: { purposeOf: () => 'unsubscribe', apply: unsubscribe },
  resubscribe: { purposeOf: () => 'unsubscribe', apply: resubscribe },
};

export interface LinkUse {
  readonly libraryId: string;
  readonly token: string;
  readonly nowMs: number;
}

/**
 * Changes the subscription that the token of a link names. The same change again changes nothing.
 * @returns whether the link was worth something; nothing tells a wrong token from a subscription that is gone
 */
export function changeSubscription(change: SubscriptionChange, use: LinkUse): Promise<boolean> {
  const { libraryId, token, nowMs } = use;
  const id = subscriberIdOf(token);
  if (id === '') return Promise.resolve(false);
  const { purposeOf, apply } = RULES[change];
  return firestore().runTransaction(async (transaction) => {
    const stored = await readRecord(statusSubscriber(id), transaction);
    const isOwn = stored?.support_lib_id === libraryId && isSubscriptionToken(token, purposeOf(stored));
    if (!isOwn) return false;
    const known = subscriptionOf(stored);
    const next = apply(known, nowMs);
    if (next === null) return false;
    if (next !== known) storeSubscription(transaction, { libraryId, email: stored.email }, next);
    return true;
  });
}

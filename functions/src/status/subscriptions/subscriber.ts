import type { StatusSubscriber } from '@harborline/domain/entities/status-subscriber';
import type { Subscription } from '@harborline/domain/status/subscription';
import { statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keyedId } from '../../platform/keyed-id';
import { setRecord } from '../../platform/store/write';

/** An address in a library. */
interface SubscribedAddress {
  readonly libraryId: string;
  /** in lower case */
  readonly email: string;
}

/** The id of an address's subscription: the same however often it subscribes, and no way back to the address. */
export const subscriberId = ({ libraryId, email }: SubscribedAddress): string =>
  keyedId('status-subscriber', libraryId, email);

/** What is stored, for the rules of subscriptions. */
export const subscriptionOf = (stored: StatusSubscriber | undefined): Subscription | undefined =>
  stored && {
    state: stored.state,
    round: stored.round,
    confirmedAt: stored.confirmed_at?.toMillis() ?? null,
    expiresAt: stored.expires_at?.toMillis() ?? null,
  };

const timeOf = (ms: number | null): Timestamp | null => (ms === null ? null : Timestamp.fromMillis(ms));

/** Stores a subscription. */
export function storeSubscription(
  transaction: Transaction,
  address: SubscribedAddress,
  { state, round, confirmedAt, expiresAt }: Subscription,
): void {
  setRecord(transaction, statusSubscriber(subscriberId(address)), {
    support_lib_id: address.libraryId,
    email: address.email,
    state,
    round,
    confirmed_at: timeOf(confirmedAt),
    expires_at: timeOf(expiresAt),
  });
}

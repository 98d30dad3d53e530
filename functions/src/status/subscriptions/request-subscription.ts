import { emailField } from '@harborline/domain/api/fields';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { request, type Subscription } from '@harborline/domain/status/subscription';
import { composeConfirmationMail, composeKnownMail } from '@harborline/domain/status/subscription-mail';
import type { SubscriptionStep } from '@harborline/domain/status/subscription-page';
import { statusPage } from '@harborline/domain/stores/status-pages';
import { statusSubscriber } from '@harborline/domain/stores/status-subscribers';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { brandOf } from '../../libraries';
import { enqueueMail, type MailToSend, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { checkRate } from '../../platform/rate-limit';
import { readEach } from '../../platform/store/read';
import { storeSubscription, subscriberId, subscriptionOf } from './subscriber';
import { confirmUrl, statusUrl, unsubscribeUrl } from './subscription-urls';

export interface SubscriptionRequest {
  readonly library: LibraryPublic & { readonly id: string };
  /** as it was typed */
  readonly typed: string;
  /** network address of the visitor */
  readonly address: string;
  readonly nowMs: number;
}

interface Asked {
  readonly library: SubscriptionRequest['library'];
  readonly email: string;
  readonly subscription: Subscription;
}

/** The mail to an address that was entered: to confirm, or that it is subscribed already. */
function answerMail({ library, email, subscription }: Asked): MailToSend {
  const brand = brandOf({ public: library });
  const id = subscriberId({ libraryId: library.id, email });
  const urls = { statusUrl: statusUrl(library), unsubscribeUrl: unsubscribeUrl(library, id) };
  const content =
    subscription.state === 'confirmed'
      ? composeKnownMail({ brand, ...urls })
      : composeConfirmationMail({ brand, ...urls, confirmUrl: confirmUrl(library, id, subscription.round) });
  return {
    kind: 'subscription',
    libraryId: library.id,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: '',
    unsubscribeUrl: urls.unsubscribeUrl,
    ...content,
  };
}

/**
 * Asks the owner of an address by mail whether it wants the updates of a status page. What the visitor sees next depends
 * on nothing that is known of the address, and neither do the writes.
 * @returns the next step; '' where visitors see no status page
 */
export async function requestSubscription(asked: SubscriptionRequest): Promise<SubscriptionStep | ''> {
  const { library, typed, address, nowMs } = asked;
  const email = emailField.safeParse(typed);
  if (!email.success) return 'invalid';
  const to = { libraryId: library.id, email: email.data };
  const subject = { visitor: address, address: mailboxOf(email.data), library: library.id };
  return firestore().runTransaction(async (transaction) => {
    const documents = [statusPage(library.id), statusSubscriber(subscriberId(to))] as const;
    const [page, known] = await readEach(documents, transaction);
    if (page?.is_published !== true) return '';
    const rate = await checkRate(transaction, 'subscription', subject, nowMs);
    // That others entered the address before is nobody's business.
    if (rate.exceeded !== undefined) return rate.exceeded === 'address' ? 'asked' : 'later';
    const subscription = request(subscriptionOf(known), randomId(), nowMs);
    const mail = await pendingMail(answerMail({ library, email: email.data, subscription }));
    rate.count();
    storeSubscription(transaction, to, subscription);
    enqueueMail(transaction, randomId(), mail);
    return 'asked';
  });
}

import { randomBytes } from 'node:crypto';
import * as contract from '@harborline/domain/api/inbox/my-requests';
import { mailboxOf } from '@harborline/domain/contact/email-address';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { REQUESTS_LINK_MS } from '@harborline/domain/requests/access';
import { composeRequestsMail } from '@harborline/domain/requests/requests-mail';
import { requestLink } from '@harborline/domain/stores/bookkeeping';
import { ticketsOfAddress } from '@harborline/domain/stores/conversations';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { brandOf, type Library, readLibrary } from '../../libraries';
import { enqueueMail, loadTemplates, type PendingMail, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { visitorEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { randomId } from '../../platform/ids';
import { checkRate } from '../../platform/rate-limit';
import { findRecords } from '../../platform/store/read';
import { createRecord } from '../../platform/store/write';
import { isBlockedSender } from '../blocked-senders/is-blocked';
import { isForVisitor } from './is-for-visitor';
import { linkIdOf } from './link-id';

function mailOf(library: Library, email: string, token: string): Promise<PendingMail> {
  const brand = brandOf(library);
  const url = config().publicOrigin + publicLinks(library.public.library_refkey).requests(token);
  return pendingMail({
    kind: 'requests',
    libraryId: library.id,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: '',
    ...composeRequestsMail(brand, url),
  });
}

/** Whether an address gets a link: one without requests, or that is blocked, does not, and nobody is told. */
async function getsLink(transaction: Transaction, libraryId: string, email: string): Promise<boolean> {
  const [found, isBlocked] = await Promise.all([
    findRecords(ticketsOfAddress(libraryId, email), transaction),
    isBlockedSender(libraryId, email, transaction),
  ]);
  return found.some(isForVisitor) && !isBlocked;
}

/** POST myrequests/link: mails an address the link to its requests. Typing an address shows nothing (D-118). */
export const askForRequestsLink = visitorEndpoint(
  contract.askForRequestsLink,
  async ({ support_lib_id: libraryId, email }, _caller, { nowMs, address }) => {
    await loadTemplates();
    const token = randomBytes(32).toString('base64url');
    const subject = { visitor: address, address: mailboxOf(email), library: libraryId };
    await firestore().runTransaction(async (transaction) => {
      const library = await readLibrary(transaction, libraryId);
      if (!library) throw new ApiError('not-found');
      const rate = await checkRate(transaction, 'requestsLink', subject, nowMs);
      if (rate.exceeded !== undefined && rate.exceeded !== 'address') throw new ApiError('rate-limited');
      // That others asked for the address before is nobody's business.
      if (rate.exceeded === 'address') return;
      const isWorth = await getsLink(transaction, libraryId, email);
      const mail = await mailOf(library, email, token);
      rate.count();
      if (!isWorth) return;
      createRecord(transaction, requestLink(linkIdOf(token)), {
        support_lib_id: libraryId,
        email,
        expires_at: Timestamp.fromMillis(nowMs + REQUESTS_LINK_MS),
      });
      enqueueMail(transaction, randomId(), mail);
    });
    return { support_lib_id: libraryId };
  },
);

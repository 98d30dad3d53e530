import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@harborline/domain/api/auth/sign-in-link';
import { composeSignInMail, SIGN_IN_MAIL_SUBJECT } from '@harborline/domain/session/sign-in-mail';
import { LOGIN_TEXTS } from '@harborline/domain/texts/login';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import { logger } from 'firebase-functions';
import { brandOf, readLibrary } from '../libraries';
import { enqueueMail, loadTemplates, pendingMail } from '../mail';
import { config } from '../platform/config';
import { openEndpoint } from '../platform/endpoint';
import { firestore } from '../platform/firebase';
import { randomId } from '../platform/ids';
import { checkRate } from '../platform/rate-limit';
import { signInLink } from './sign-in-link';

/** Every answer takes at least this long, even after a cold start, so that timing does not reveal who is on the list. */
const ANSWER_AFTER_MS = 1_500;

const PRODUCT_BRAND = { companyName: 'Harborline', themeColor: '' };

async function mailSignInLink(email: string, nowMs: number): Promise<void> {
  const { defaultLibraryId, mailSender } = config();
  const signInUrl = await signInLink(email);
  await firestore().runTransaction(async (transaction) => {
    const rate = await checkRate(transaction, 'openMail', { address: email }, nowMs);
    const library = await readLibrary(transaction, defaultLibraryId);
    if (rate.exceeded) return;
    const brand = library ? brandOf(library) : PRODUCT_BRAND;
    const mail = await pendingMail({
      kind: 'signin',
      libraryId: defaultLibraryId,
      conversationRef: '',
      from: formatSender(brand.companyName, mailSender),
      to: email,
      replyTo: '',
      subject: SIGN_IN_MAIL_SUBJECT,
      ...composeSignInMail({ brand, signInUrl }),
    });
    rate.count();
    enqueueMail(transaction, randomId(), mail);
  });
}

/** Failures are logged, not answered: an error would reveal that the address is on the list. */
async function tryToMail(email: string, nowMs: number): Promise<void> {
  try {
    await mailSignInLink(email, nowMs);
  } catch (error) {
    logger.error('A sign-in link could not be mailed', { error: String(error) });
  }
}

/** POST hlpt: mails a sign-in link to addresses of the support list; the answer is the same either way (D-13). */
export const hlpt = openEndpoint(contract.hlpt, async ({ email }, _who, { nowMs }) => {
  // Every caller waits for this; otherwise the delay would reveal who is on the list.
  await loadTemplates();
  const address = email.toLowerCase();
  const isListed = config().supportSignInAddresses.includes(address);
  await Promise.all([sleep(ANSWER_AFTER_MS), isListed ? tryToMail(address, nowMs) : undefined]);
  return { message: LOGIN_TEXTS.signInLinkSent };
});

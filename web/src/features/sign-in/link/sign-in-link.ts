import { browserSessionPersistence, setPersistence, signInWithEmailLink } from 'firebase/auth';
import { callApi } from '../../../shared/api/call-api';
import { auth } from '../../../shared/firebase/auth';
import { keptText } from '../../../shared/storage/kept';
import { recordSignIn } from '../../session';

/**
 * The email address for which this device requested a link, so that the page does not ask for it when the link is opened
 * here.
 */
const address = keptText('device', 'harborline-sign-in-address');

export const askedAddress = {
  read: (): string => address.read() ?? '',
  forget: (): void => void address.write(null),
};

/** Requests an email with a sign-in link (S4.3-04, D-13). @throws ApiError with the server's message */
export async function requestSignInLink(email: string): Promise<void> {
  // Contracts bring the schema library, which the sign-in page does not need.
  const { hlpt } = await import('@harborline/domain/api/auth/sign-in-link');
  await callApi(hlpt, { body: { email: email.trim() } });
  address.write(email.trim());
}

/** Signs in with the one-time code of an emailed link, for this tab only. @throws FirebaseError */
export async function signInByLink(email: string, code: string): Promise<void> {
  const staff = auth('staff');
  const query = new URLSearchParams({ apiKey: staff.config.apiKey, mode: 'signIn', oobCode: code });
  await setPersistence(staff, browserSessionPersistence);
  const link = `${window.location.origin}/admin?${query}`;
  await recordSignIn(false, () => signInWithEmailLink(staff, email.trim(), link));
  askedAddress.forget();
}

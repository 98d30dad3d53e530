import { composePasswordMail } from '@harborline/domain/invitation/invitation-mail';
import { outboxMail } from '@harborline/domain/stores/outbox';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { MailBrand } from '@harborline/domain/tickets/mail-content';
import { pendingMail } from '../mail';
import { config } from '../platform/config';
import { hasCreated } from '../platform/error-codes';
import { auth } from '../platform/firebase';
import { derivedId } from '../platform/ids';
import { isStored } from '../platform/store/read';
import { createRecord, inBatch } from '../platform/store/write';

/** Our own page for choosing a password, with the code from the provider's link. */
function passwordUrl(providerLink: string): string {
  const code = new URL(providerLink).searchParams.get('oobCode');
  if (!code) throw new Error('The password reset link has no code');
  return `${config().publicOrigin}/resetpassword?oobCode=${encodeURIComponent(code)}`;
}

export interface PasswordMailToSend {
  /** the approval that causes the mail; each causes one */
  readonly invitationId: string;
  readonly tokenHash: string;
  readonly libraryId: string;
  readonly brand: MailBrand;
  readonly email: string;
}

/** Mails a new teammate a link to choose a password; repeated calls change nothing. */
export async function sendPasswordMail(sending: PasswordMailToSend): Promise<void> {
  const { invitationId, tokenHash, libraryId, brand, email } = sending;
  const entry = outboxMail(derivedId('password', invitationId, tokenHash));
  if (await isStored(entry)) return;
  const url = passwordUrl(await auth().generatePasswordResetLink(email));
  const mail = await pendingMail({
    kind: 'password',
    libraryId,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: '',
    ...composePasswordMail({ brand, email, passwordUrl: url }),
  });
  await hasCreated(inBatch((batch) => createRecord(batch, entry, mail)));
}

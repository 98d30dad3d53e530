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

/** The page of ours on which a password is chosen, with the code of the provider's own link. */
function passwordUrl(providerLink: string): string {
  const code = new URL(providerLink).searchParams.get('oobCode');
  if (!code) throw new Error('The link that lets a password be chosen has no code');
  return `${config().publicOrigin}/resetpassword?oobCode=${encodeURIComponent(code)}`;
}

export interface PasswordMailToSend {
  /** the approval it follows from: it is sent once for each */
  readonly invitationId: string;
  readonly tokenHash: string;
  readonly libraryId: string;
  readonly brand: MailBrand;
  readonly email: string;
}

/** Lets a new teammate choose a password by mail; repeated, it changes nothing. */
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

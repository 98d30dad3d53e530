import { mailboxOf } from '@harborline/domain/contact/email-address';
import type { Invitation } from '@harborline/domain/entities/invitation';
import { formatInvitationToken, invitationExpiryMs } from '@harborline/domain/invitation/invitation';
import { composeInvitationMail } from '@harborline/domain/invitation/invitation-mail';
import type { Role } from '@harborline/domain/permissions/slugs';
import { invitation as invitationDocument } from '@harborline/domain/stores/invitations';
import { formatSender } from '@harborline/domain/tickets/address-ticket';
import type { MailBrand } from '@harborline/domain/tickets/mail-content';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { enqueueMail, pendingMail } from '../../mail';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { derivedId } from '../../platform/ids';
import { checkRate } from '../../platform/rate-limit';
import { setRecord } from '../../platform/store/write';
import { hashOfSecret, newInvitationSecret } from './record';

export interface InvitationToSend {
  readonly id: string;
  readonly libraryId: string;
  readonly brand: MailBrand;
  /** lower case */
  readonly email: string;
  readonly role: Role;
  readonly invitedBy: { readonly uid: string; readonly name: string };
  /** when it was first sent; now for a new one */
  readonly createdAt?: Invitation['created_at'];
  readonly nowMs: number;
}

/**
 * Limits the invitations mailed to one address, by any sender and including resent and revoked ones, and those that one
 * person sends: the sender chooses part of the text, and the recipient did not ask for it. Reads, so call it before any
 * write.
 * @returns a function that counts the invitation
 * @throws ApiError 'rate-limited'
 */
export async function checkInvitationRate(
  transaction: Transaction,
  email: string,
  invitedBy: string,
  nowMs: number,
): Promise<() => void> {
  const subject = { visitor: invitedBy, address: mailboxOf(email) };
  const rate = await checkRate(transaction, 'invitation', subject, nowMs);
  if (rate.exceeded) throw new ApiError('rate-limited');
  return rate.count;
}

/** Address of the page that approves an invitation. */
const joinUrl = (token: string): string => `${config().publicOrigin}/join?token=${token}`;

function mailOf({ brand, role, invitedBy }: InvitationToSend, token: string) {
  return composeInvitationMail({ brand, inviterName: invitedBy.name, role, joinUrl: joinUrl(token) });
}

/**
 * Writes an invitation with a new secret and its mail, in the caller's transaction and after its reads. The secret of an
 * earlier mail stops working (D-09).
 */
export async function sendInvitation(
  transaction: Transaction,
  sending: InvitationToSend,
): Promise<Invitation> {
  const { id, libraryId, brand, email, role, invitedBy, nowMs } = sending;
  const secret = newInvitationSecret();
  const now = Timestamp.fromMillis(nowMs);
  const record = {
    support_lib_id: libraryId,
    email,
    agent_role: role,
    token_hash: hashOfSecret(secret),
    status: 'pending' as const,
    invited_by: invitedBy.uid,
    invited_by_name: invitedBy.name,
    created_at: sending.createdAt ?? now,
    sent_at: now,
    expires_at: Timestamp.fromMillis(invitationExpiryMs(nowMs)),
    approved_at: null,
    approved_uid: '',
  };
  const mail = await pendingMail({
    kind: 'invitation',
    libraryId,
    conversationRef: '',
    from: formatSender(brand.companyName, config().mailSender),
    to: email,
    replyTo: '',
    ...mailOf(sending, formatInvitationToken({ id, secret })),
  });
  setRecord(transaction, invitationDocument(id), record);
  enqueueMail(transaction, derivedId('invitation', id, record.token_hash), mail);
  return { ...record, id };
}

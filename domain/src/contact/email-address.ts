import { LIMITS } from '../limits';

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(
  `^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+[A-Za-z0-9-]{2,63}$`,
);

/**
 * Whether a text looks like an email address that can receive replies: local part, '@', a domain with at
 * least one dot. Being one line of known characters, it is also safe as a mail header.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > LIMITS.email) return false;
  const localPart = value.slice(0, value.lastIndexOf('@'));
  return localPart.length <= 64 && ADDRESS.test(value);
}

/**
 * The form of a mail address that limits count: in lower case and without a tag, since mail to `ada+shop@example.com` reaches
 * ada.
 */
export function mailboxOf(address: string): string {
  const email = address.toLowerCase();
  const at = email.lastIndexOf('@');
  const [mailbox = ''] = email.slice(0, at).split('+');
  return mailbox === '' ? email : mailbox + email.slice(at);
}

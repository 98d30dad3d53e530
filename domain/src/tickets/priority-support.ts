import { auditChanges } from '../audit/audit-change';
import { mailboxOf } from '../contact/email-address';
import type { AuditChange } from '../entities/audit';
import type { PrioritySupport, SupportedSender } from '../entities/priority-support';
import { PRIORITY_LABELS } from '../texts/priority';
import { domainOf } from './blocked-senders';

/**
 * Which entry gives new tickets of an address their priority: its own before that of its domain. Subdomains are domains
 * of their own. The address is as it was claimed.
 */
export function supportFor(
  { is_on: isOn, senders }: Pick<PrioritySupport, 'is_on' | 'senders'>,
  address: string,
): SupportedSender | undefined {
  if (!isOn || address.trim() === '') return undefined;
  const mailbox = mailboxOf(address.trim());
  const domain = domainOf(mailbox);
  return senders.find(({ sender }) => sender === mailbox) ?? senders.find(({ sender }) => sender === domain);
}

const loggedAs = ({ is_on: isOn, senders }: PrioritySupport) => ({
  'prioritySupport.isOn': isOn,
  'prioritySupport.senders': senders
    .map(({ sender, priority }) => `${sender} (${PRIORITY_LABELS[priority]})`)
    .join(', '),
});

/** What changed of the list, in the form that Team logs show. */
export const supportChanges = (before: PrioritySupport, after: PrioritySupport): AuditChange[] =>
  auditChanges(['prioritySupport.isOn', 'prioritySupport.senders'], loggedAs(before), loggedAs(after));

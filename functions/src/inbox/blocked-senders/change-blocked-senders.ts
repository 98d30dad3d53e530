import * as contract from '@harborline/domain/api/inbox/blocked-senders';
import type { AuditAction } from '@harborline/domain/entities/audit';
import { LIMITS } from '@harborline/domain/limits';
import { blockedSenders } from '@harborline/domain/stores/blocked-senders';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { BLOCKED_TEXTS } from '@harborline/domain/texts/blocked-senders';
import { blocksOneOf } from '@harborline/domain/tickets/blocked-senders';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { readLibrary } from '../../libraries';
import type { Staff } from '../../platform/caller';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readRecord } from '../../platform/store/read';
import { setRecord } from '../../platform/store/write';
import { isInbound, ownAddresses } from './own-addresses';

const sendersOf = async (transaction: Transaction, libraryId: string) =>
  (await readRecord(blockedSenders(libraryId), transaction))?.senders ?? [];

/** Team logs name who changed the list. */
function audit(transaction: Transaction, staff: Staff, action: AuditAction, sender: string): void {
  const target = { kind: 'sender', id: sender, label: sender };
  writeAudit(transaction, auditEntry(staff, { action, libraryId: staff.support_lib_id, target }));
}

/** @throws ApiError 'conflict' for an address, or the domain of one, that the library needs itself */
async function mustBeForeign(transaction: Transaction, sender: string, staff: Staff): Promise<void> {
  const library = await readLibrary(transaction, staff.support_lib_id);
  if (!library) throw new ApiError('not-found');
  // Whoever acts here has their home elsewhere, and is not among the library's own people.
  const own = [...(await ownAddresses(transaction, library)), staff.user_email];
  if (isInbound(sender) || blocksOneOf(sender, own)) throw new ApiError('conflict', BLOCKED_TEXTS.ownAddress);
}

/** POST blockedsenders: one that is blocked already keeps who blocked it, when and why. */
export const blockSender = staffEndpoint(contract.blockSender, async ({ sender, reason }, staff, { nowMs }) =>
  firestore().runTransaction(async (transaction) => {
    const senders = await sendersOf(transaction, staff.support_lib_id);
    if (senders.some((other) => other.sender === sender)) return { sender, is_new: false };
    if (senders.length >= LIMITS.blockedSenders) throw new ApiError('conflict', BLOCKED_TEXTS.full);
    await mustBeForeign(transaction, sender, staff);
    const entry = {
      sender,
      reason,
      blocked_by: staff.uid,
      blocked_by_name: senderName(staff) || ASSIGNEE_TEXTS.unnamed,
      blocked_at: Timestamp.fromMillis(nowMs),
    };
    setRecord(transaction, blockedSenders(staff.support_lib_id), { senders: [entry, ...senders] });
    audit(transaction, staff, 'sender-blocked', sender);
    return { sender, is_new: true };
  }),
);

/** DELETE blockedsenders: what is not blocked stays so. */
export const unblockSender = staffEndpoint(contract.unblockSender, async ({ sender }, staff) =>
  firestore().runTransaction(async (transaction) => {
    const senders = await sendersOf(transaction, staff.support_lib_id);
    const found = senders.find((other) => other.sender === sender);
    if (!found) return { sender, was_blocked: false, reason: '' };
    const left = senders.filter((other) => other !== found);
    setRecord(transaction, blockedSenders(staff.support_lib_id), { senders: left });
    audit(transaction, staff, 'sender-unblocked', sender);
    return { sender, was_blocked: true, reason: found.reason };
  }),
);

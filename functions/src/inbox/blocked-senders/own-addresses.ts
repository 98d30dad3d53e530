import { teammatesById } from '@harborline/domain/stores/users';
import type { Transaction } from 'firebase-admin/firestore';
import type { Library } from '../../libraries';
import { config } from '../../platform/config';
import { isOwnAddress, libraryAddress } from '../../platform/mail-address';
import { queryOf, snapshotRecord } from '../../platform/store/read';

/**
 * The addresses of a library that nobody may block: those of its team, removed teammates left out, and those that its
 * mails come from or go to. Reads the team, so call it before any write.
 */
export async function ownAddresses(transaction: Transaction, library: Library): Promise<string[]> {
  const team = teammatesById(library.id, true);
  const { docs } = await transaction.get(queryOf(team));
  const { companyEmail, library_email, ticket } = library.private;
  const { mailSender, supportAddress } = config();
  return [
    ...docs.flatMap((stored) => snapshotRecord(team.read, stored)?.user_email ?? []),
    ...[companyEmail, library_email, ticket.contactEmail, mailSender, supportAddress],
    libraryAddress(library.public.library_refkey),
  ].map((address) => address.trim());
}

/** Whether a sender is an address that mail comes in at, or the domain of all of them. */
export const isInbound = (sender: string): boolean => isOwnAddress(`a${sender}`);

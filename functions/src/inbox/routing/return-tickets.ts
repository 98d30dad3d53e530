import { CHAT_SOURCE } from '@harborline/domain/entities/conversation';
import { conversation, unclosedTicketsOf } from '@harborline/domain/stores/conversations';
import { firestore } from '../../platform/firebase';
import { findIds, readRecord } from '../../platform/store/read';
import { giveTickets } from './give-tickets';
import { librariesOf, type Person, prepareTakingBack } from './take-back';

const BATCH = 100;

/** Takes a ticket from somebody, unless they may have it again or somebody else has it. @returns whether it did */
async function takeBack(ref: string, uid: string, libraryId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const ticket = await readRecord(conversation(ref), transaction);
    const isTheirs = ticket?.assigned_to === uid && ticket.support_lib_id === libraryId;
    if (!isTheirs || ticket.status === 'closed' || ticket.source === CHAT_SOURCE) return false;
    const take = await prepareTakingBack(transaction, ticket);
    take?.();
    return take !== undefined;
  });
}

/**
 * Takes some of the tickets that are not closed from somebody who may not have them.
 * @returns whether more may be left
 */
export async function returnSome(uid: string, libraryId: string): Promise<boolean> {
  const refs = await findIds(unclosedTicketsOf(libraryId, uid, BATCH));
  let returned = 0;
  for (const ref of refs) returned += (await takeBack(ref, uid, libraryId)) ? 1 : 0;
  return returned > 0 && refs.length === BATCH;
}

/**
 * Somebody was removed, moved or lost the right to answer tickets: those of theirs that are not closed are nobody's, and go on to
 * others at once where tickets are given to people (D-138).
 */
export async function returnTicketsOf(
  uid: string,
  before: Person | undefined,
  after: Person | undefined,
): Promise<void> {
  const has = librariesOf(after);
  for (const libraryId of librariesOf(before).filter((id) => id !== '' && !has.includes(id))) {
    while (await returnSome(uid, libraryId));
    await giveTickets(libraryId, Date.now());
  }
}

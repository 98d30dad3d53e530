import type { TicketErasure } from '@harborline/domain/entities/ticket-erasure';
import { DURATIONS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { mailRecord, requestRecord } from '@harborline/domain/stores/mail';
import { ratingRequest } from '@harborline/domain/stores/ratings';
import { searchOfRequest, searchRequest } from '@harborline/domain/stores/searches';
import { dataOfTicket, filesOfTicket, messagesOfTicket } from '@harborline/domain/stores/ticket-data';
import { ticketErasure } from '@harborline/domain/stores/ticket-erasures';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { Timestamp } from 'firebase-admin/firestore';
import { database, firestore } from '../../platform/firebase';
import { deleteFound } from '../../platform/store/delete-found';
import { deleteIfOf } from '../../platform/store/delete-if-of';
import { findAll } from '../../platform/store/find-all';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, inBatch, updateRecord } from '../../platform/store/write';
import { eraseLinks } from '../links/erase-links';
import { waitingFiles } from '../request-files/waiting-files';
import { forgetPerson } from '../visitor-people/forget-person';
import { forgetFiles } from './forget-files';
import { recordInOrigins } from './record-other-deleted';
import { unlinkCopies } from './unlink-copies';

/** The record of the request, and what is found by it alone. */
async function eraseRequest(libraryId: string, ticketId: number): Promise<void> {
  const request = await readRecord(requestRecord(ticketId));
  if (request !== undefined) await deleteIfOf(libraryId, waitingFiles(request.visitor_uid, ticketId));
  await deleteFound(searchOfRequest(libraryId, ticketId), searchRequest);
  await deleteIfOf(libraryId, mailRecord(ticketId));
  await deleteIfOf(libraryId, heldRequest(ticketId));
}

/** Everything of a ticket; messages last, since they alone say where its files are. */
async function erase(ref: string, erasure: TicketErasure): Promise<void> {
  const { support_lib_id: libraryId, ticket_id, person_ref } = erasure;
  await Promise.all([
    ...(person_ref === undefined ? [] : [forgetPerson({ libraryId, personRef: person_ref, ticketRef: ref })]),
    ...dataOfTicket(libraryId, ref).map(({ query, documentOf }) => deleteFound(query, documentOf)),
    ...[ticketWords(ref), ratingRequest(ref)].map((document) => deleteIfOf(libraryId, document)),
    ...[rtdbPath.access(ref), rtdbPath.conversationReads(ref), rtdbPath.conversationTyping(ref)].map((path) =>
      database().ref(path).remove(),
    ),
    eraseRequest(libraryId, ticket_id),
    eraseLinks({ ref, erasure }),
    recordInOrigins({ ref, erasure }),
  ]);
  const messages = await findAll(filesOfTicket(ref));
  await forgetFiles(libraryId, messages);
  await unlinkCopies({ ref, erasure }, messages);
  const { query, documentOf } = messagesOfTicket(ref);
  await deleteFound(query, documentOf);
}

const later = (nowMs: number) => Timestamp.fromMillis(nowMs + DURATIONS.lateWritesMs);

/** Notes that a run has ended, unless another one has noted it meanwhile: the last one is to be late enough. */
const noteRun = (ref: string, { runs }: TicketErasure, nowMs: number): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const now = await readRecord(ticketErasure(ref), transaction);
    if (now?.runs !== runs) return;
    if (runs > 0) deleteRecord(transaction, ticketErasure(ref));
    else updateRecord(transaction, ticketErasure(ref), { runs: runs + 1, due_at: later(nowMs) });
  });

/** Erases the data of a deleted ticket for the first time; does nothing where that was done (D-124). */
export async function eraseFirst(ref: string, nowMs: number): Promise<void> {
  const erasure = await readRecord(ticketErasure(ref));
  if (erasure?.runs !== 0) return;
  await erase(ref, erasure);
  await noteRun(ref, erasure, nowMs);
}

/**
 * Erases once more, when late writes have arrived, or makes good a first run that broke off (D-124). One that fails waits
 * for its next turn, behind the others.
 */
export async function eraseAgain(ref: string, nowMs: number): Promise<void> {
  const erasure = await readRecord(ticketErasure(ref));
  if (erasure === undefined || erasure.due_at.toMillis() > nowMs) return;
  try {
    await erase(ref, erasure);
  } catch (error) {
    await inBatch((batch) => updateRecord(batch, ticketErasure(ref), { due_at: later(nowMs) }));
    throw error;
  }
  await noteRun(ref, erasure, nowMs);
}

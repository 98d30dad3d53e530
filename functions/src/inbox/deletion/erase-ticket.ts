import type { TicketErasure } from '@harborline/domain/entities/ticket-erasure';
import { DURATIONS } from '@harborline/domain/limits';
import { rtdbPath } from '@harborline/domain/paths';
import { allMessages, hangingOnTicket } from '@harborline/domain/stores/hanging-on-ticket';
import { heldRequest } from '@harborline/domain/stores/held-requests';
import { mailRecord } from '@harborline/domain/stores/mail';
import { ratingRequest } from '@harborline/domain/stores/ratings';
import { ticketErasure } from '@harborline/domain/stores/ticket-erasures';
import { ticketWords } from '@harborline/domain/stores/ticket-words';
import { Timestamp } from 'firebase-admin/firestore';
import { database } from '../../platform/firebase';
import { deleteFound } from '../../platform/store/delete-found';
import { deleteIfOf } from '../../platform/store/delete-if-of';
import { findAll } from '../../platform/store/find-all';
import { readRecord } from '../../platform/store/read';
import { deleteRecord, inBatch, updateRecord } from '../../platform/store/write';
import { forgetFiles } from './forget-files';

async function erase(ref: string, { support_lib_id: libraryId, ticket_id }: TicketErasure): Promise<void> {
  // Before the messages, which alone say where the files are.
  await forgetFiles(libraryId, await findAll(allMessages(ref)));
  await Promise.all(
    hangingOnTicket(libraryId, ref).map(({ query, documentOf }) => deleteFound(query, documentOf)),
  );
  await Promise.all([
    ...[mailRecord(ticket_id), heldRequest(ticket_id), ticketWords(ref), ratingRequest(ref)].map((document) =>
      deleteIfOf(libraryId, document),
    ),
    ...[rtdbPath.access(ref), rtdbPath.conversationReads(ref), rtdbPath.conversationTyping(ref)].map((path) =>
      database().ref(path).remove(),
    ),
  ]);
}

/**
 * Erases what hangs on a deleted ticket, and once more when whatever was on its way at that time has arrived (D-124).
 * Each run does the whole work, so that one that broke off is made good by the next.
 */
export async function eraseTicket(ref: string, nowMs: number): Promise<void> {
  const document = ticketErasure(ref);
  const erasure = await readRecord(document);
  if (erasure === undefined) return;
  await erase(ref, erasure);
  await inBatch((batch) =>
    erasure.runs > 0
      ? deleteRecord(batch, document)
      : updateRecord(batch, document, {
          runs: erasure.runs + 1,
          due_at: Timestamp.fromMillis(nowMs + DURATIONS.lateWritesMs),
        }),
  );
}

import type { Incident } from '@harborline/domain/entities/status-page';
import { mailingsOf } from '@harborline/domain/status/mailing';
import { statusMailing } from '@harborline/domain/stores/status-subscribers';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { setRecord } from '../../platform/store/write';

/** An incident whose latest update subscribers are to learn of. */
export interface MailedIncident {
  readonly libraryId: string;
  readonly incident: Incident;
  /** whether visitors see the page now */
  readonly isPublished: boolean;
  readonly nowMs: number;
}

/**
 * Notes the mailings that an update causes, in the transaction of the update. A trigger and a schedule send them. While
 * visitors do not see the page nobody is told anything, but by the time maintenance begins they may.
 */
export function planMailings(
  transaction: Transaction,
  { libraryId, incident, isPublished, nowMs }: MailedIncident,
): void {
  for (const { incidentId, updateId, occasion, title, dueAt } of mailingsOf(incident, nowMs)) {
    if (!isPublished && dueAt <= nowMs) continue;
    const id = derivedId('status-mailing', libraryId, incidentId, updateId, occasion);
    setRecord(transaction, statusMailing(id), {
      support_lib_id: libraryId,
      incident_id: incidentId,
      update_id: updateId,
      occasion,
      title,
      due_at: Timestamp.fromMillis(dueAt),
      state: 'waiting',
      after: '',
      mails: 0,
    });
  }
}

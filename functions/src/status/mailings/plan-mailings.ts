import type { Incident } from '@harborline/domain/entities/status-page';
import { mailingBefore, mailingsOf, type PlannedMailing } from '@harborline/domain/status/mailing';
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

/** The id of a mailing, so that one is planned once. */
export const mailingId = (
  libraryId: string,
  { incidentId, updateId, occasion }: Pick<PlannedMailing, 'incidentId' | 'updateId' | 'occasion'>,
): string => derivedId('status-mailing', libraryId, incidentId, updateId, occasion);

/**
 * Notes the mailings that an update causes, in the transaction of the update. A trigger and a schedule send them. While
 * visitors do not see the page nobody is told anything, but by the time maintenance begins they may.
 */
export function planMailings(
  transaction: Transaction,
  { libraryId, incident, isPublished, nowMs }: MailedIncident,
): void {
  const mailings = mailingsOf(incident, nowMs);
  for (const [index, mailing] of mailings.entries()) {
    const before = mailings[index - 1] ?? mailingBefore(incident);
    const { incidentId, updateId, occasion, title, dueAt } = mailing;
    if (!isPublished && dueAt <= nowMs) continue;
    setRecord(transaction, statusMailing(mailingId(libraryId, mailing)), {
      support_lib_id: libraryId,
      incident_id: incidentId,
      update_id: updateId,
      occasion,
      title,
      due_at: Timestamp.fromMillis(dueAt),
      ...(before !== undefined && { follows: mailingId(libraryId, before) }),
      state: 'waiting',
      after: '',
      mails: 0,
    });
  }
}

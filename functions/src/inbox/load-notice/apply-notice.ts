import { isDeepStrictEqual } from 'node:util';
import { type LoadNotice, NO_LOAD_NOTICE, type ShownNotice } from '@harborline/domain/entities/load-notice';
import { type Load, noticeInForce } from '@harborline/domain/hours/load-notice';
import { LIMITS } from '@harborline/domain/limits';
import { queuedChats, unansweredTickets } from '@harborline/domain/stores/conversations';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { loadNoticeOf } from '@harborline/domain/stores/load-notices';
import type { Transaction } from 'firebase-admin/firestore';
import { readLibrary } from '../../libraries';
import { firestore } from '../../platform/firebase';
import { countRecords, readRecord } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/** The notice of a library as it was saved. Costs one read. */
export async function readLoadNotice(libraryId: string, transaction?: Transaction): Promise<LoadNotice> {
  const { is_on, text, until, waiting_chats, open_tickets, on_holidays, has_rule, version } =
    (await readRecord(loadNoticeOf(libraryId), transaction)) ?? NO_LOAD_NOTICE;
  return { is_on, text, until, waiting_chats, open_tickets, on_holidays, has_rule, version };
}

/** Counts what the rules look at, and nothing else. */
async function countLoad(libraryId: string, notice: LoadNotice): Promise<Omit<Load, 'calendar'>> {
  const [waitingChats, openTickets] = await Promise.all([
    notice.waiting_chats === 0 ? 0 : countRecords(queuedChats(libraryId, LIMITS.loadCount + 1)),
    notice.open_tickets === 0 ? 0 : countRecords(unansweredTickets(libraryId)),
  ]);
  return { waitingChats, openTickets };
}

/** Shows visitors the notice of a library if it is in force now, or takes it away. @returns what they see */
export async function applyNotice(libraryId: string): Promise<ShownNotice | null> {
  const counted = await countLoad(libraryId, await readLoadNotice(libraryId));
  return firestore().runTransaction(async (transaction) => {
    const [notice, library] = await Promise.all([
      readLoadNotice(libraryId, transaction),
      readLibrary(transaction, libraryId),
    ]);
    if (!library) return null;
    const { business_hours: calendar = null, load_notice: before = null } = library.public;
    const shown = noticeInForce(notice, { ...counted, calendar }, Date.now());
    if (!isDeepStrictEqual(before, shown))
      updateRecord(transaction, libraryDocument(libraryId), { load_notice: shown });
    return shown;
  });
}

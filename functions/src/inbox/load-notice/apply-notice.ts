import { isDeepStrictEqual } from 'node:util';
import {
  type CountedRule,
  type LoadNotice,
  NO_LOAD_NOTICE,
  type ShownNotice,
} from '@harborline/domain/entities/load-notice';
import { isWatched, type Load, noticeInForce } from '@harborline/domain/hours/load-notice';
import { LIMITS } from '@harborline/domain/limits';
import { queuedChats, unansweredTickets } from '@harborline/domain/stores/conversations';
import { library as libraryDocument } from '@harborline/domain/stores/libraries';
import { loadNoticeOf } from '@harborline/domain/stores/load-notices';
import type { Transaction } from 'firebase-admin/firestore';
import { type Library, readLibrary } from '../../libraries';
import { firestore } from '../../platform/firebase';
import { countRecords, readRecord } from '../../platform/store/read';
import { setRecord, updateRecord } from '../../platform/store/write';

/** The notice of a library as it was saved. Costs one read. */
export async function readLoadNotice(libraryId: string, transaction?: Transaction): Promise<LoadNotice> {
  const { is_on, text, until, waiting_chats, open_tickets, on_holidays, held, is_watched, version } =
    (await readRecord(loadNoticeOf(libraryId), transaction)) ?? NO_LOAD_NOTICE;
  return { is_on, text, until, waiting_chats, open_tickets, on_holidays, held, is_watched, version };
}

export type Counted = Omit<Load, 'calendar'>;

/** Counts what the rules look at, and nothing else. */
export async function countLoad(libraryId: string, rules: Pick<LoadNotice, CountedRule>): Promise<Counted> {
  const [waitingChats, openTickets] = await Promise.all([
    rules.waiting_chats === 0 ? 0 : countRecords(queuedChats(libraryId, LIMITS.loadCount + 1)),
    rules.open_tickets === 0 ? 0 : countRecords(unansweredTickets(libraryId)),
  ]);
  return { waitingChats, openTickets };
}

interface Showing {
  readonly library: Library;
  /** as it is stored */
  readonly before: LoadNotice;
  readonly notice: LoadNotice;
  readonly counted: Counted;
}

/** Writes what is in force now, as far as it has changed. @returns what visitors see */
export function showInForce(
  transaction: Transaction,
  { library, before, notice, counted }: Showing,
): ShownNotice | null {
  const { business_hours: calendar = null, load_notice: shownBefore = null } = library.public;
  const { shown, held } = noticeInForce(
    notice,
    { ...counted, calendar },
    { nowMs: Date.now(), before: shownBefore },
  );
  const after = { ...notice, held, is_watched: isWatched(notice, shown) };
  if (!isDeepStrictEqual(before, after)) setRecord(transaction, loadNoticeOf(library.id), after);
  if (!isDeepStrictEqual(shownBefore, shown))
    updateRecord(transaction, libraryDocument(library.id), { load_notice: shown });
  return shown;
}

/** Shows visitors the notice of a library if it is in force now, or takes it away. @returns what they see */
export async function applyNotice(libraryId: string): Promise<ShownNotice | null> {
  const seen = await readLoadNotice(libraryId);
  const counted = await countLoad(libraryId, seen);
  return firestore().runTransaction(async (transaction) => {
    const [notice, library] = await Promise.all([
      readLoadNotice(libraryId, transaction),
      readLibrary(transaction, libraryId),
    ]);
    if (!library) return null;
    // Whoever has changed it meanwhile has applied it, by counts of its own rules.
    if (notice.version !== seen.version) return library.public.load_notice ?? null;
    return showInForce(transaction, { library, before: notice, notice, counted });
  });
}

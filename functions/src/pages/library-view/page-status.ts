import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { LIMITS } from '@harborline/domain/limits';
import { lightChanges } from '@harborline/domain/status/light-changes';
import { historyMonth, incidentsOfMonth } from '@harborline/domain/status/month';
import { statusHistory, statusPage } from '@harborline/domain/stores/status-pages';
import { readRecord } from '../../platform/store/read';
import { KeptReads } from '../kept/kept-reads';
import type { PageRequest } from '../page/page-request';
import { FRESH_MS } from './library-head';

/** What counts as now changes once a minute, so that a page is not made anew for each request. */
const MINUTE_MS = 60_000;
const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const isFresh = (_stored: unknown, ageMs: number): boolean => ageMs < FRESH_MS;

const pages = new KeptReads<Awaited<ReturnType<typeof readPage>>>({ limit: LIMITS.keptLibraries });
const readPage = (libraryId: string) => readRecord(statusPage(libraryId));

/** Weighed by incidents: a long history takes as much as hundreds of short ones. */
const histories = new KeptReads<Awaited<ReturnType<typeof readHistory>>>({
  limit: LIMITS.keptLibraries,
  weigh: (history) => 1 + (history?.incidents.length ?? 0) / 100,
});
const readHistory = (libraryId: string) => readRecord(statusHistory(libraryId));

/** What a library's status page shows, as of the last ten seconds; null where visitors see none. */
export async function currentStatus(libraryId: string, atMs = thisMinute()): Promise<PageStatus | null> {
  const page = await pages.get(libraryId, { isFresh, read: () => readPage(libraryId) });
  if (!page?.is_published) return null;
  const { groups, components, stateChanges, incidents } = page;
  return { groups, components, stateChanges: lightChanges(stateChanges), incidents, month: '', atMs };
}

async function past(libraryId: string, search: string, atMs: number): Promise<PageStatus | null> {
  const history = await histories.get(libraryId, { isFresh, read: () => readHistory(libraryId) });
  if (!history?.is_published) return null;
  const month = historyMonth(search, atMs);
  const incidents = incidentsOfMonth(history.incidents, month, atMs);
  const { components = [] } = history;
  return { groups: [], components, stateChanges: [], incidents, month, atMs };
}

/** What the status page of a library shows, or its history, as of the last ten seconds; null on other pages and without one. */
export async function pageStatus(
  { match, address }: PageRequest,
  libraryId: string,
): Promise<PageStatus | null> {
  if (match?.page === 'status') return currentStatus(libraryId);
  return match?.page === 'statusHistory' ? past(libraryId, address.search, thisMinute()) : null;
}

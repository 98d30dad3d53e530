import type { LibraryPublic } from '@harborline/domain/entities/library';
import type { PageStatus } from '@harborline/domain/help-center/page-content';
import { historyMonth, incidentsOfMonth } from '@harborline/domain/status/month';
import { statusHistory, statusPage } from '@harborline/domain/stores/status-pages';
import { nullIfRefused } from '../../shared/firebase/firestore-rest';
import { readPublicRecord } from '../../shared/store/public-records';

/** A library's status page from the database, as the server reads it; null where visitors see none. @throws ReadError */
export async function loadStatus({ id }: LibraryPublic): Promise<PageStatus | null> {
  const page = await readPublicRecord(statusPage(id)).catch(nullIfRefused);
  if (!page?.is_published) return null;
  const { groups, components, stateChanges, incidents } = page;
  return { groups, components, stateChanges, incidents, month: '', atMs: Date.now() };
}

/** The month of the status history that an address names; null where visitors see none. @throws ReadError */
export async function loadStatusHistory({ id }: LibraryPublic, search: string): Promise<PageStatus | null> {
  const history = await readPublicRecord(statusHistory(id)).catch(nullIfRefused);
  if (!history?.is_published) return null;
  const atMs = Date.now();
  const month = historyMonth(search, atMs);
  const incidents = incidentsOfMonth(history.incidents, month, atMs);
  const { components = [] } = history;
  return { groups: [], components, stateChanges: [], incidents, month, atMs };
}

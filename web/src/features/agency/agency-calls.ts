import type { ActingAnswer, AgencyItem } from '@harborline/domain/agency/agency-item';
import * as actingApi from '@harborline/domain/api/admin/acting';
import * as agencyApi from '@harborline/domain/api/admin/agency';
import { callApi } from '../../shared/api/call-api';

/** Page limit: no agency is expected to have more children. */
const MAX_PAGES = 20;

/** All children of an agency's library, read page by page (S7.1-16). @throws ApiError */
export async function loadChildren(libraryId: string, signal: AbortSignal): Promise<AgencyItem[]> {
  const children: AgencyItem[] = [];
  let cursor = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await callApi(agencyApi.listAgencies, {
      query: { support_lib_id: libraryId, list_children: '1', cursor },
      signal,
    });
    children.push(...list.agencies);
    cursor = list.nextCursor;
    if (cursor === '') break;
  }
  return children;
}

/** Steps into a child library (S7.1-05). @throws ApiError */
export function loginAs(childId: string): Promise<ActingAnswer> {
  return callApi(actingApi.loginAs, { body: { admin_support_lib_id: childId } });
}

/** Steps back out of a child library (S7.1-06). @throws ApiError */
export function logoutAs(childId: string): Promise<ActingAnswer> {
  return callApi(actingApi.logoutAs, { body: { action: 'logoutas', admin_support_lib_id: childId } });
}

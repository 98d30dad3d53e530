import {
  type ActingAnswer,
  type AgencyItem,
  actingAnswerSchema,
  agencyListSchema,
} from '@harborline/domain/agency/agency-item';
import { callApi } from '../../../shared/api/call-api';

/** No agency is expected to have more; the rest is found by its own page of the list. */
const MAX_PAGES = 20;

/** All children of an agency's library, by the pages of the endpoint (S7.1-12). @throws ApiError */
export async function loadChildren(libraryId: string): Promise<AgencyItem[]> {
  const children: AgencyItem[] = [];
  let cursor = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = await callApi('GET', '/api/admin/agency', {
      query: {
        support_lib_id: libraryId,
        list_children: 1,
        cursor: cursor === '' ? undefined : cursor,
      },
      schema: agencyListSchema,
    });
    children.push(...list.agencies);
    cursor = list.nextCursor;
    if (cursor === '') break;
  }
  return children;
}

/** Steps into a child library (S7.1-05). @throws ApiError */
export function loginAs(childId: string): Promise<ActingAnswer> {
  return callApi('POST', '/api/admin/loginas', {
    body: { admin_support_lib_id: childId },
    schema: actingAnswerSchema,
  });
}

/** Steps back out of a child library (S7.1-06). @throws ApiError */
export function logoutAs(childId: string): Promise<ActingAnswer> {
  return callApi('PATCH', '/api/admin/loginas', {
    body: { action: 'logoutas', admin_support_lib_id: childId },
    schema: actingAnswerSchema,
  });
}

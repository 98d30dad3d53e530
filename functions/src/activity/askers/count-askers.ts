import * as contract from '@harborline/domain/api/activity/askers';
import { searchRequestsSince } from '@harborline/domain/stores/searches';
import { Timestamp } from 'firebase-admin/firestore';
import { staffEndpoint } from '../../platform/endpoint';
import { findRecords } from '../../platform/store/read';

const DAY_MS = 24 * 60 * 60 * 1000;

/** GET searches/askers: how many people wrote to the library after each failed search, and how many were told since. */
export const countAskers = staffEndpoint(contract.countAskers, async ({ days }, staff, { nowMs }) => {
  const since = Timestamp.fromMillis(nowMs - days * DAY_MS);
  const counts = new Map<string, { people: number; told: number }>();
  for (const request of await findRecords(searchRequestsSince(staff.support_lib_id, since))) {
    const { people, told } = counts.get(request.failed_search) ?? { people: 0, told: 0 };
    const isTold = request.told_article !== '';
    counts.set(request.failed_search, { people: people + 1, told: told + Number(isTold) });
  }
  return { searches: [...counts].map(([failed_search, count]) => ({ failed_search, ...count })) };
});

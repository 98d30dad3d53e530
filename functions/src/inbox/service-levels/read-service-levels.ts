import {
  NO_SERVICE_LEVELS,
  type ServiceLevels,
  type ServicePolicy,
} from '@harborline/domain/entities/service-levels';
import { askForTags, inCurrentTags } from '@harborline/domain/service-levels/policy-for';
import type { CountedLevels } from '@harborline/domain/service-levels/ticket-clocks';
import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';
import { readTags } from '../tags/read-tags';

/** The service levels of a library. Costs one read. */
export async function readServiceLevels(
  libraryId: string,
  transaction?: Transaction,
): Promise<ServiceLevels> {
  const { policies, version, moved_at } =
    (await readRecord(serviceLevelsOf(libraryId), transaction)) ?? NO_SERVICE_LEVELS;
  return { policies, version, ...(moved_at && { moved_at }) };
}

/** Policies as they count: by the tags that the library has now (D-117). Costs one read if one of them asks for tags. */
export async function asTheyCount(
  libraryId: string,
  policies: readonly ServicePolicy[],
): Promise<CountedLevels> {
  if (!askForTags(policies)) return { policies: [...policies] };
  const tags = await readTags(libraryId);
  return { policies: inCurrentTags(policies, tags), tags };
}

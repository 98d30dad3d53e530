import { NO_SERVICE_LEVELS, type ServiceLevels } from '@harborline/domain/entities/service-levels';
import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The service levels of a library. Costs one read. */
export async function readServiceLevels(
  libraryId: string,
  transaction?: Transaction,
): Promise<ServiceLevels> {
  const { policies, version } =
    (await readRecord(serviceLevelsOf(libraryId), transaction)) ?? NO_SERVICE_LEVELS;
  return { policies, version };
}

import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/service-levels';
import type { ServicePolicy } from '@harborline/domain/entities/service-levels';
import { doPoliciesDiffer } from '@harborline/domain/service-levels/policy-effect';
import { serviceLevelChanges } from '@harborline/domain/service-levels/service-level-changes';
import { serviceLevelsOf } from '@harborline/domain/stores/service-levels';
import { SERVICE_LEVEL_TEXTS } from '@harborline/domain/texts/service-levels';
import { Timestamp } from 'firebase-admin/firestore';
import { auditEntry, writeAudit } from '../../audit';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { readServiceLevels } from './read-service-levels';

/** What could not be read before may stay, so that it keeps nobody from changing the other policies. @throws ApiError 'invalid-input' */
function mustBeReadable(policies: readonly ServicePolicy[], before: readonly ServicePolicy[]): void {
  const isKept = ({ ref, text }: ServicePolicy) => before.some((one) => one.ref === ref && one.text === text);
  if (policies.some((policy) => !contract.isReadable(policy.text) && !isKept(policy)))
    throw new ApiError('invalid-input', SERVICE_LEVEL_TEXTS.wrongConditions);
}

/** PUT service_levels: what changes nothing is not logged (D-135). */
export const putServiceLevels = staffEndpoint(
  contract.putServiceLevels,
  async ({ policies, version }, staff, { nowMs }) => {
    const libraryId = staff.support_lib_id;
    return firestore().runTransaction(async (transaction) => {
      const before = await readServiceLevels(libraryId, transaction);
      // Also a request that is sent again because its answer was lost.
      if (isDeepStrictEqual(policies, before.policies)) return { policies, version: before.version };
      if (before.version !== version) throw new ApiError('conflict', SERVICE_LEVEL_TEXTS.changedMeanwhile);
      mustBeReadable(policies, before.policies);
      const after = { policies, version: before.version + 1 };
      const changes = serviceLevelChanges(before, after);
      const movedAt = doPoliciesDiffer(before.policies, policies)
        ? Timestamp.fromMillis(nowMs)
        : before.moved_at;
      setRecord(transaction, serviceLevelsOf(libraryId), { ...after, ...(movedAt && { moved_at: movedAt }) });
      const target = { kind: 'settings', id: libraryId, label: 'serviceLevels' };
      const details = { area: 'serviceLevels' };
      writeAudit(
        transaction,
        auditEntry(staff, { action: 'settings-changed', libraryId, target, details, changes }),
      );
      return after;
    });
  },
);

import { isDeepStrictEqual } from 'node:util';
import * as contract from '@harborline/domain/api/inbox/routing';
import { routingChanges } from '@harborline/domain/routing/rules-changes';
import { routingRulesOf } from '@harborline/domain/stores/routing-rules';
import { ROUTING_TEXTS } from '@harborline/domain/texts/routing';
import { auditEntry, writeAudit } from '../../audit';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { setRecord } from '../../platform/store/write';
import { readRoutingRules } from './read-rules';
import { namesOf } from './rule-names';

/** PUT routing: what changes nothing is not logged (D-137). */
export const putRouting = staffEndpoint(contract.putRouting, async ({ version, ...rules }, staff) => {
  const libraryId = staff.support_lib_id;
  return firestore().runTransaction(async (transaction) => {
    const before = await readRoutingRules(libraryId, transaction);
    const names = await namesOf(libraryId, { before, after: rules }, transaction);
    // Also a request that is sent again because its answer was lost.
    if (isDeepStrictEqual({ ...rules, version: before.version }, before)) return before;
    if (before.version !== version) throw new ApiError('conflict', ROUTING_TEXTS.changedMeanwhile);
    const after = { ...rules, version: before.version + 1 };
    setRecord(transaction, routingRulesOf(libraryId), after);
    writeAudit(
      transaction,
      auditEntry(staff, {
        action: 'settings-changed',
        libraryId,
        target: { kind: 'settings', id: libraryId, label: 'routing' },
        details: { area: 'routing' },
        changes: routingChanges(before, after, names),
      }),
    );
    return after;
  });
});

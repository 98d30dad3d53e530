import type { RoutingRules } from '@harborline/domain/entities/routing-rules';
import { DEFAULT_ROUTING_RULES } from '@harborline/domain/routing/rules';
import { routingRulesOf } from '@harborline/domain/stores/routing-rules';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** By which rules a library gives work to people (D-137). Costs one read. */
export async function readRoutingRules(libraryId: string, transaction?: Transaction): Promise<RoutingRules> {
  const stored = await readRecord(routingRulesOf(libraryId), transaction);
  if (stored === undefined) return DEFAULT_ROUTING_RULES;
  const { id: _id, ...rules } = stored;
  return rules;
}

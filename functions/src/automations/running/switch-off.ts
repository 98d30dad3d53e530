import { DURATIONS, LIMITS } from '@harborline/domain/limits';
import { feedItem } from '@harborline/domain/stores/feeds';
import { workflow } from '@harborline/domain/stores/workflows';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { derivedId } from '../../platform/ids';
import { createRecord, updateRecord } from '../../platform/store/write';
import type { StoredWorkflow } from './read-rules';

const MINUTE_MS = 60_000;

/** Switches off an automation that ran too often, and tells whoever changed it last (D-145). */
export function switchOff(transaction: Transaction, stored: StoredWorkflow, nowMs: number): void {
  const { id, name, version, support_lib_id, changed_by: uid } = stored;
  updateRecord(transaction, workflow(id), {
    is_enabled: false,
    enabled_at: null,
    stopped_at: Timestamp.fromMillis(nowMs),
    version: version + 1,
  });
  createRecord(transaction, feedItem(`${uid}_${derivedId('workflow-stopped', id, version)}`), {
    support_lib_id,
    ref_uid: uid,
    is_read: false,
    trigger: 'automation',
    activity_name: WORKFLOW_TEXTS.switchedOff(
      LIMITS.automationBurst,
      DURATIONS.automationBurstMs / MINUTE_MS,
    ),
    agent: { agent_name: WORKFLOW_TEXTS.actor(name), agent_picture: '' },
    workflow_name: name,
    workflow_ref: id,
    entity_type: WORKFLOW_TEXTS.feedEntity,
    created_at: Timestamp.fromMillis(nowMs),
    expires_at: Timestamp.fromMillis(nowMs + DURATIONS.feedKeptMs),
  });
}

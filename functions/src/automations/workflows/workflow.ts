import type {
  PresentedAction,
  PresentedDefinition,
  PresentedWorkflow,
} from '@harborline/domain/api/automations/workflows';
import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { readDefinition } from '@harborline/domain/automations/definition';
import type { WorkflowDefinition } from '@harborline/domain/entities/workflow';
import { LIMITS } from '@harborline/domain/limits';
import { withTagName, withTagRef } from '@harborline/domain/macros/macro-tags';
import { may } from '@harborline/domain/permissions/may';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { parsePredicate, writePredicate } from '@harborline/domain/predicate/text-form';
import { form } from '@harborline/domain/stores/forms';
import { workflow, workflowFolder, workflowsOf } from '@harborline/domain/stores/workflows';
import { WORKFLOW_TEXTS } from '@harborline/domain/texts/workflows';
import { currentRef, type LibraryTags } from '@harborline/domain/tickets/tags';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import type { Transaction } from 'firebase-admin/firestore';
import { inCurrentTags, mayPerform, mustKnowAll } from '../../inbox';
import type { Staff } from '../../platform/caller';
import { config } from '../../platform/config';
import { ApiError } from '../../platform/errors';
import { isoTime } from '../../platform/iso-time';
import { findRecords, readRecord } from '../../platform/store/read';
import type { StoredWorkflow } from '../running/read-rules';

const shownAction = (action: PresentedAction, library: LibraryTags): PresentedAction =>
  action.kind === 'tag' ? withTagName(action, library) : action;

/** A condition as it is shown: with the tags that stand for merged ones now; what cannot be read is shown as it is. */
function shownFilter(filter: string, library: LibraryTags): string {
  const predicate = parsePredicate(filter, AUTOMATION_CATALOGUE);
  return predicate === null ? filter : writePredicate(inCurrentTags(predicate, library));
}

function shownTrigger(
  trigger: WorkflowDefinition['trigger'],
  library: LibraryTags,
): WorkflowDefinition['trigger'] {
  if ((trigger.on !== 'tag-added' && trigger.on !== 'tag-removed') || trigger.tag_ref === undefined)
    return trigger;
  return { ...trigger, tag_ref: currentRef(library, trigger.tag_ref) ?? trigger.tag_ref };
}

/** An automation as answers show it. @param library its tags, as they are now */
export function presentWorkflow(stored: StoredWorkflow, library: LibraryTags): PresentedWorkflow {
  const definition = readDefinition(stored.definition);
  return {
    workflow_ref: stored.id,
    name: stored.name,
    workflow_folder_ref: stored.workflow_folder_ref,
    is_enabled: stored.is_enabled,
    is_shadow: stored.is_shadow,
    definition: definition && {
      trigger: shownTrigger(definition.trigger, library),
      filter: shownFilter(definition.filter, library),
      actions: definition.actions.map((action) => shownAction(action, library)),
    },
    stopped_at: stored.stopped_at && isoTime(stored.stopped_at),
    changed_by_name: stored.changed_by_name,
    created_at: isoTime(stored.created_at),
    changed_at: isoTime(stored.changed_at),
    version: stored.version,
  };
}

/** A definition as it is stored. @param library its tags, as they are now */
export const storedDefinition = (
  { trigger, filter, actions }: PresentedDefinition,
  library: LibraryTags,
): WorkflowDefinition => ({
  version: 1,
  trigger,
  filter,
  actions: actions.map((action) => (action.kind === 'tag' ? withTagRef(action, library) : action)),
});

/** An automation of the person's current library. @throws ApiError 'not-found' */
export async function readWorkflow(
  ref: string,
  staff: Staff,
  transaction?: Transaction,
): Promise<StoredWorkflow> {
  const found = await readRecord(workflow(ref), transaction);
  if (found?.support_lib_id !== staff.support_lib_id) throw new ApiError('not-found');
  return found;
}

/** @throws ApiError 'conflict' if another automation has the name, or there is no room for a new one */
export async function mustFit(
  transaction: Transaction,
  { id, name }: Pick<StoredWorkflow, 'id' | 'name'>,
  staff: Staff,
): Promise<void> {
  const kept = await findRecords(workflowsOf(staff.support_lib_id), transaction);
  const others = kept.filter((one) => one.id !== id).map((one) => ({ ref: one.id, name: one.name }));
  if (isNameTaken(others, name, id)) throw new ApiError('conflict', WORKFLOW_TEXTS.nameTaken);
  if (others.length >= LIMITS.workflows)
    throw new ApiError('conflict', WORKFLOW_TEXTS.full(LIMITS.workflows));
}

/** @throws ApiError 'conflict' if there is no such folder: in the same words whether it is gone or another library's */
export async function mustHaveFolder(transaction: Transaction, ref: string, staff: Staff): Promise<void> {
  if (ref === '') return;
  const found = await readRecord(workflowFolder(ref), transaction);
  if (found?.support_lib_id !== staff.support_lib_id)
    throw new ApiError('conflict', WORKFLOW_TEXTS.folderGone);
}

const mayDo = (action: PresentedAction, staff: Staff): boolean =>
  action.kind === 'note'
    ? may(staff, replyToTickets, config().defaultLibraryId)
    : mayPerform(action.kind, staff);

/**
 * Whoever has something done must be allowed to do it themselves; and what it names must be there.
 * @throws ApiError 'forbidden'; 'conflict' if something is gone
 */
export async function mustBePossible(
  transaction: Transaction,
  { trigger, actions }: PresentedDefinition,
  library: LibraryTags,
  staff: Staff,
): Promise<void> {
  if (actions.some((action) => !mayDo(action, staff)))
    throw new ApiError('forbidden', WORKFLOW_TEXTS.notAllowed);
  if ('tag_ref' in trigger && trigger.tag_ref !== undefined)
    if (currentRef(library, trigger.tag_ref) === undefined)
      throw new ApiError('conflict', WORKFLOW_TEXTS.tagGone);
  if (trigger.on === 'form-submitted' && trigger.form_ref !== undefined) {
    const found = await readRecord(form(trigger.form_ref), transaction);
    if (found?.support_lib_id !== staff.support_lib_id)
      throw new ApiError('conflict', WORKFLOW_TEXTS.formGone);
  }
  const steps = actions.flatMap((action) =>
    action.kind === 'note' || action.kind === 'snooze' ? [] : action,
  );
  await mustKnowAll(transaction, steps, staff);
}

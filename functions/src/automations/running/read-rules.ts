import { AUTOMATION_CATALOGUE } from '@harborline/domain/automations/catalogue';
import { readDefinition } from '@harborline/domain/automations/definition';
import type { AutomationRule } from '@harborline/domain/automations/engine';
import type {
  TriggerKind,
  WorkflowDefinition,
  WorkflowTrigger,
  workflowSchema,
} from '@harborline/domain/entities/workflow';
import type { Predicate } from '@harborline/domain/predicate/predicate';
import { parsePredicate } from '@harborline/domain/predicate/text-form';
import { enabledWorkflows } from '@harborline/domain/stores/workflows';
import { currentRef, type LibraryTags } from '@harborline/domain/tickets/tags';
import { logger } from 'firebase-functions';
import { inCurrentTags, tagsFor } from '../../inbox';
import { findRecords, type Stored } from '../../platform/store/read';

export type StoredWorkflow = Stored<typeof workflowSchema>;

/** An automation that is on, as the engine asks it. */
export interface ReadyRule extends AutomationRule {
  readonly workflow: StoredWorkflow;
}

interface Readable {
  readonly workflow: StoredWorkflow;
  readonly definition: WorkflowDefinition;
  readonly predicate: Predicate;
}

function readable(workflow: StoredWorkflow): Readable | [] {
  const definition = readDefinition(workflow.definition);
  const predicate = definition && parsePredicate(definition.filter, AUTOMATION_CATALOGUE);
  if (definition !== null && predicate !== null) return { workflow, definition, predicate };
  logger.error('An automation cannot be read', { workflow_ref: workflow.id });
  return [];
}

/** A trigger that was stored before its tag was merged waits for the tag that stands for it now (D-117). */
function inCurrentTag(trigger: WorkflowTrigger, library: LibraryTags): WorkflowTrigger {
  if (trigger.on !== 'tag-added' && trigger.on !== 'tag-removed') return trigger;
  if (trigger.tag_ref === undefined) return trigger;
  return { ...trigger, tag_ref: currentRef(library, trigger.tag_ref) ?? trigger.tag_ref };
}

/** One that nothing is known of asks for no tags. */
const asksForTag = ({ trigger }: WorkflowDefinition): boolean => 'tag_ref' in trigger;

/** Automations of one library as the engine asks them; those that cannot be read are left out, and logged. */
export async function rulesOf(libraryId: string, stored: readonly StoredWorkflow[]): Promise<ReadyRule[]> {
  const all = stored.flatMap(readable);
  const tagged = all
    .filter(({ definition }) => asksForTag(definition))
    .map(
      (): Predicate => ({
        field: 'tag',
        op: 'any-of',
        values: [],
      }),
    );
  const library = await tagsFor([...all.map(({ predicate }) => predicate), ...tagged], libraryId);
  return all.map(({ workflow, definition, predicate }) => ({
    ref: workflow.id,
    isShadow: workflow.is_shadow,
    trigger: inCurrentTag(definition.trigger, library),
    predicate: inCurrentTags(predicate, library),
    actions: definition.actions,
    workflow,
  }));
}

/** The automations of a library that are on and wait for an event of a kind. Without any, it costs one read. */
export const readRules = async (libraryId: string, kind: TriggerKind): Promise<ReadyRule[]> =>
  rulesOf(libraryId, await findRecords(enabledWorkflows(libraryId, kind)));

import type { CommittedChange } from '../backend';
import { matchesPattern } from './document-pattern';
import type { ChangeKind, Trigger } from './trigger';

/** The functions registered per project. Registering a key again replaces it. */
export class TriggerRegistry {
  private readonly byProject = new Map<string, Map<string, Trigger>>();

  register(project: string, trigger: Trigger): void {
    const triggers = this.byProject.get(project) ?? new Map<string, Trigger>();
    triggers.set(trigger.key, trigger);
    this.byProject.set(project, triggers);
  }

  remove(project: string, key: string): void {
    this.byProject.get(project)?.delete(key);
  }

  /** Triggers that a change concerns, in the order of their registration. */
  matching(change: CommittedChange): Trigger[] {
    const triggers = this.byProject.get(change.project);
    if (triggers === undefined) return [];
    const kind = kindOf(change);
    return [...triggers.values()].filter(
      (trigger) =>
        (trigger.kind === 'written' || trigger.kind === kind) &&
        trigger.database === change.database &&
        matchesPattern(trigger.document, change.path),
    );
  }
}

function kindOf(change: CommittedChange): ChangeKind {
  if (change.before === undefined) return 'created';
  return change.after === undefined ? 'deleted' : 'updated';
}

import type { WorkflowAction } from '../entities/workflow';
import { slotOf } from '../macros/macro-actions';

/** What an action decides about a ticket: two actions of one automation never decide the same. */
function actionSlot(action: WorkflowAction): string {
  switch (action.kind) {
    case 'note':
      return action.kind;
    // Putting a ticket aside is one of its statuses.
    case 'snooze':
      return 'status';
    default:
      return slotOf(action);
  }
}

/** Whether no two actions decide the same. */
export const decidesOnce = (actions: readonly WorkflowAction[]): boolean =>
  new Set(actions.map(actionSlot)).size === actions.length;

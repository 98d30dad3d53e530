import type { Macro, MacroAction } from '../entities/macro';
import { tagKey } from '../tickets/tags';

/** What an action decides about a ticket: two actions of one macro never decide the same. */
export function slotOf(action: MacroAction): string {
  if (action.kind === 'tag') return `tag ${tagKey(action.name)}`;
  if (action.kind === 'field') return action.field;
  return action.kind === 'assign-me' ? 'assignee' : action.kind;
}

/** Whether no two actions decide the same. */
export const hasOneOfEach = (actions: readonly MacroAction[]): boolean =>
  new Set(actions.map(slotOf)).size === actions.length;

/** Whether a macro changes or writes anything. */
export const doesAnything = ({ text, actions }: Pick<Macro, 'text' | 'actions'>): boolean =>
  text.trim() !== '' || actions.length > 0;

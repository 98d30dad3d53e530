import type { Macro, MacroAction } from '../entities/macro';
import type { TicketField } from '../entities/ticket-fields';
import { MACRO_TEXTS } from '../texts/macros';

/** Names of what actions refer to; undefined for what is gone. */
export interface ActionNames {
  readonly person: (uid: string) => string | undefined;
  /** of one of the library's own (D-121) */
  readonly ownStatus: (ref: string) => string | undefined;
  readonly team: (ref: string) => string | undefined;
  readonly option: (field: TicketField, ref: string) => string | undefined;
}

/** What an action does, as the beginning of a sentence: "Set status to Pending". */
export function actionText(action: MacroAction, names: ActionNames): string {
  switch (action.kind) {
    case 'status':
      return action.own_status_ref === undefined
        ? MACRO_TEXTS.setStatus(action.status)
        : MACRO_TEXTS.setOwnStatus(names.ownStatus(action.own_status_ref));
    case 'priority':
      return MACRO_TEXTS.setPriority(action.priority);
    case 'assign-me':
      return MACRO_TEXTS.assignMe;
    case 'assignee':
      return action.assigned_to === undefined
        ? MACRO_TEXTS.unassign
        : MACRO_TEXTS.assign(names.person(action.assigned_to));
    case 'team':
      return action.team_ref === undefined
        ? MACRO_TEXTS.clearTeam
        : MACRO_TEXTS.setTeam(names.team(action.team_ref));
    case 'field':
      return action.ref === undefined
        ? MACRO_TEXTS.clearField(action.field)
        : MACRO_TEXTS.setField(action.field, names.option(action.field, action.ref));
    case 'tag':
      return action.is_set ? MACRO_TEXTS.addTag(action.name) : MACRO_TEXTS.removeTag(action.name);
  }
}

/** All that a macro does, in one line: "Set status to Pending, add tag refund, write a reply". */
export function macroText(
  { actions, text, is_note }: Pick<Macro, 'actions' | 'text' | 'is_note'>,
  names: ActionNames,
): string {
  const writing = text === '' ? [] : [is_note ? MACRO_TEXTS.note : MACRO_TEXTS.reply];
  return [...actions.map((action) => actionText(action, names)), ...writing]
    .map((part, index) => (index === 0 ? part : MACRO_TEXTS.within(part)))
    .join(', ');
}

import type { Role } from '@harborline/domain/permissions/slugs';
import { ROLE_NOUNS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useEffect, useReducer } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { isSettled, overrideReducer, type TeammateChange, withOverride } from './override';
import { changeTeammate } from './teammate-calls';

interface Asked {
  readonly teammate: Teammate;
  readonly change: TeammateChange;
  /** reverts the change; absent for a change that is itself a revert */
  readonly undo?: TeammateChange;
}

export interface TeammateChanges {
  /** a teammate with the requested changes */
  readonly seen: (teammate: Teammate) => Teammate;
  readonly setRole: (teammate: Teammate, role: Role) => void;
  readonly setStatus: (teammate: Teammate, isActive: boolean) => void;
}

function doneText({ teammate, change: { agent_role: role, is_active: isActive } }: Asked): string {
  const name = teammateName(teammate);
  if (role !== undefined) return TEAMMATE_DIALOG_TEXTS.roleChanged(name, ROLE_NOUNS[role]);
  return isActive === true
    ? TEAMMATE_DIALOG_TEXTS.reactivated(name)
    : TEAMMATE_DIALOG_TEXTS.deactivated(name);
}

/** Changes of role and status: shown at once, reverted if the server refuses, and undoable for a while. */
export function useTeammateChanges(stored: readonly Teammate[]): TeammateChanges {
  const [overrides, dispatch] = useReducer(overrideReducer, {});
  const toasts = useToasts();

  useEffect(() => {
    for (const teammate of stored) {
      if (isSettled(teammate, overrides)) dispatch({ type: 'dropped', uid: teammate.id });
    }
  }, [stored, overrides]);

  const { run } = useChange<Asked, void>({
    name: 'teammate-not-changed',
    run: ({ teammate, change }) => changeTeammate(teammate.id, change),
    showAtOnce: ({ teammate: { id: uid }, change }) => {
      dispatch({ type: 'asked', uid, change });
      return () => dispatch({ type: 'dropped', uid });
    },
    onDone: (_, asked) => {
      const { teammate, undo } = asked;
      const action = undo && { label: TEAM_TEXTS.undo, run: () => void run({ teammate, change: undo }) };
      toasts.success(doneText(asked), action);
    },
    onRefused: (error) => toasts.error(refusalText(error)),
  });

  return {
    seen: useCallback((teammate: Teammate) => withOverride(teammate, overrides), [overrides]),
    setRole: (teammate, role) =>
      void run({ teammate, change: { agent_role: role }, undo: { agent_role: teammate.agent_role } }),
    setStatus: (teammate, isActive) =>
      void run({ teammate, change: { is_active: isActive }, undo: { is_active: !isActive } }),
  };
}

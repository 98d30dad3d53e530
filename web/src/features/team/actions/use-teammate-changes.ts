import type { Role } from '@harborline/domain/permissions/slugs';
import { ROLE_NOUNS, TEAM_TEXTS, TEAMMATE_DIALOG_TEXTS } from '@harborline/domain/texts/team';
import { useCallback, useEffect, useReducer } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { changeRole, changeStatus } from './change-teammate';
import { isSettled, overrideReducer, type TeammateChange, withOverride } from './override';

interface Attempt {
  readonly uid: string;
  readonly change: TeammateChange;
  readonly call: () => Promise<void>;
  readonly done: string;
  readonly undo?: () => void;
}

export interface TeammateChanges {
  /** a teammate as it was asked to be */
  readonly seen: (teammate: Teammate) => Teammate;
  readonly setRole: (teammate: Teammate, role: Role) => void;
  readonly setStatus: (teammate: Teammate, isActive: boolean) => void;
}

/** Changes of role and status: shown at once, taken back if the server refuses, and to be undone for a while. */
export function useTeammateChanges(stored: readonly Teammate[]): TeammateChanges {
  const [overrides, dispatch] = useReducer(overrideReducer, {});
  const toasts = useToasts();

  useEffect(() => {
    for (const teammate of stored) {
      if (isSettled(teammate, overrides)) dispatch({ type: 'dropped', uid: teammate.id });
    }
  }, [stored, overrides]);

  const attempt = useCallback(
    async ({ uid, change, call, done, undo }: Attempt) => {
      dispatch({ type: 'asked', uid, change });
      try {
        await call();
        toasts.success(done, undo === undefined ? undefined : { label: TEAM_TEXTS.undo, run: undo });
      } catch (error) {
        report('teammate-not-changed', error);
        dispatch({ type: 'dropped', uid });
        toasts.error(refusalText(error));
      }
    },
    [toasts],
  );

  const setRole = useCallback(
    (teammate: Teammate, role: Role) => {
      const { id: uid, agent_role: before } = teammate;
      const name = teammateName(teammate);
      const change = (to: Role, undo?: () => void) =>
        void attempt({
          uid,
          change: { agent_role: to },
          call: () => changeRole(uid, to),
          done: TEAMMATE_DIALOG_TEXTS.roleChanged(name, ROLE_NOUNS[to]),
          ...(undo === undefined ? {} : { undo }),
        });
      change(role, () => change(before));
    },
    [attempt],
  );

  const setStatus = useCallback(
    (teammate: Teammate, isActive: boolean) => {
      const { id: uid } = teammate;
      const name = teammateName(teammate);
      const change = (to: boolean, undo?: () => void) =>
        void attempt({
          uid,
          change: { is_active: to },
          call: () => changeStatus(uid, to),
          done: to ? TEAMMATE_DIALOG_TEXTS.reactivated(name) : TEAMMATE_DIALOG_TEXTS.deactivated(name),
          ...(undo === undefined ? {} : { undo }),
        });
      change(isActive, () => change(!isActive));
    },
    [attempt],
  );

  const seen = useCallback((teammate: Teammate) => withOverride(teammate, overrides), [overrides]);
  return { seen, setRole, setStatus };
}

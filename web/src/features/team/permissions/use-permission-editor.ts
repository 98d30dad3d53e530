import type { User } from '@harborline/domain/entities/user';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import type { Loadable } from '../../../shared/requests/loadable';
import { useChange } from '../../../shared/requests/use-change';
import { useRequest } from '../../../shared/requests/use-request';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { draftOf, type Grants, isOvertaken, type PermissionDraft, rebased } from './permission-draft';
import { readPermissions, updatePermissions } from './permissions';
import { useKeptChanges } from './use-kept-changes';

export interface PermissionEditor {
  /** the stored permissions */
  readonly state: Loadable<Grants>;
  /** null until the stored permissions are loaded */
  readonly draft: PermissionDraft | null;
  readonly isSaving: boolean;
  readonly change: (next: PermissionDraft) => void;
  readonly discard: () => void;
  readonly save: () => void;
}

type Changes = ReadonlyMap<PermissionSlug, boolean>;

interface Saved {
  readonly changes: Changes;
  /** reverts the changes; absent if that is not possible */
  readonly undo?: Changes;
}

/** The fields that determine a teammate's permissions. */
const versionOf = ({ id, agent_role, permission_overrides, is_active }: Teammate): string =>
  JSON.stringify([id, agent_role, Object.entries(permission_overrides ?? {}).sort(), is_active]);

/**
 * The permissions of one teammate, edited and saved as one change. They are read again whenever someone
 * changes them; unsaved changes stay, including those of an earlier visit.
 */
export function usePermissionEditor(me: User, teammate: Teammate): PermissionEditor {
  const [draft, setDraft] = useState<PermissionDraft | null>(null);
  const toasts = useToasts();
  const { id: uid, agent_role: role } = teammate;
  const { state } = useRequest({
    key: ['permissions', versionOf(teammate)],
    load: (signal) => readPermissions({ uid, role }, signal),
  });
  const kept = useKeptChanges(me, teammate, draft);
  const latest = useRef({ draft, kept });
  latest.current = { draft, kept };

  const stored = state.status === 'ready' ? state.data : null;
  useEffect(() => {
    if (stored === null) return;
    const { draft: earlier, kept: ofEarlierVisit } = latest.current;
    if (earlier === null) {
      const begun = ofEarlierVisit.begin(stored);
      if (begun.changes.size > 0) toasts.info(UNSAVED_TEXTS.putBack(ofEarlierVisit.title));
      setDraft(begun);
      return;
    }
    if (isOvertaken(earlier, stored)) toasts.info(PERMISSION_TEXTS.changedElsewhere);
    setDraft(rebased(earlier, stored));
  }, [stored, toasts]);

  const { isRunning: isSaving, run } = useChange<Saved, void>({
    name: 'permissions-not-saved',
    run: ({ changes }) => updatePermissions(uid, changes),
    onDone: (_, { changes, undo }) => {
      setDraft((now) => now && rebased(now, { ...now.stored, ...Object.fromEntries(changes) }));
      const action = undo && { label: TEAM_TEXTS.undo, run: () => void run({ changes: undo }) };
      toasts.success(PERMISSION_TEXTS.saved(teammateName(teammate)), action);
    },
    onRefused: (error) => toasts.error(`${PERMISSION_TEXTS.saveFailed} ${refusalText(error)}`),
  });

  return {
    state,
    draft,
    isSaving,
    change: setDraft,
    discard: () => setDraft((now) => now && draftOf(now.stored)),
    save: () => {
      if (draft === null || draft.changes.size === 0) return;
      const undo = new Map([...draft.changes.keys()].map((slug) => [slug, draft.stored[slug]]));
      void run({ changes: draft.changes, undo });
    },
  };
}

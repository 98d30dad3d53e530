import type { User } from '@harborline/domain/entities/user';
import type { PermissionSlug } from '@harborline/domain/permissions/slugs';
import { PERMISSION_TEXTS, TEAM_TEXTS } from '@harborline/domain/texts/team';
import { UNSAVED_TEXTS } from '@harborline/domain/texts/unsaved';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Teammate, teammateName } from '../people/teammate';
import { draftOf, isOvertaken, type PermissionDraft, rebased } from './permission-draft';
import { readPermissions, updatePermissions } from './permissions';
import { useKeptChanges } from './use-kept-changes';

export interface PermissionEditor {
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly draft: PermissionDraft | null;
  readonly isSaving: boolean;
  readonly change: (next: PermissionDraft) => void;
  readonly discard: () => void;
  readonly save: () => void;
  readonly retry: () => void;
}

/** Fields whose change alters a teammate's permissions. */
const versionOf = ({ id, agent_role, permission_overrides, is_active }: Teammate): string =>
  JSON.stringify([id, agent_role, Object.entries(permission_overrides ?? {}).sort(), is_active]);

/**
 * The permissions of one teammate, to be edited and saved as one change. They are read again whenever somebody
 * changes them; unsaved changes stay, also those of an earlier visit.
 */
export function usePermissionEditor(me: User, teammate: Teammate): PermissionEditor {
  const [status, setStatus] = useState<PermissionEditor['status']>('loading');
  const [draft, setDraft] = useState<PermissionDraft | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const toasts = useToasts();
  const { id: uid, agent_role: role } = teammate;
  const version = versionOf(teammate);
  const latest = useRef(draft);
  latest.current = draft;
  const kept = useKeptChanges(me, teammate, draft);
  const first = useRef(kept);
  first.current = kept;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version or attempt is another reading
  useEffect(() => {
    let isOver = false;
    readPermissions(uid, role).then(
      (stored) => {
        if (isOver) return;
        if (latest.current === null) {
          const begun = first.current.begin(stored);
          if (begun.changes.size > 0) toasts.info(UNSAVED_TEXTS.putBack(first.current.title));
          setDraft(begun);
        } else {
          if (isOvertaken(latest.current, stored)) toasts.info(PERMISSION_TEXTS.changedElsewhere);
          setDraft((earlier) => (earlier === null ? null : rebased(earlier, stored)));
        }
        setStatus('ready');
      },
      (error: unknown) => {
        if (isOver) return;
        report('permissions', error);
        setStatus(error instanceof ApiError && error.status === 403 ? 'denied' : 'failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [uid, role, version, attempt]);

  const store = useCallback(
    async (changes: ReadonlyMap<PermissionSlug, boolean>, undo?: () => void) => {
      setIsSaving(true);
      try {
        await updatePermissions(uid, changes);
        setDraft((current) =>
          current === null ? null : rebased(current, { ...current.stored, ...Object.fromEntries(changes) }),
        );
        const action = undo === undefined ? undefined : { label: TEAM_TEXTS.undo, run: undo };
        toasts.success(PERMISSION_TEXTS.saved(teammateName(teammate)), action);
      } catch (error) {
        report('permissions-not-saved', error);
        toasts.error(`${PERMISSION_TEXTS.saveFailed} ${refusalText(error)}`);
      } finally {
        setIsSaving(false);
      }
    },
    [uid, teammate, toasts],
  );

  const save = useCallback(() => {
    if (draft === null || draft.changes.size === 0) return;
    const before = new Map([...draft.changes.keys()].map((slug) => [slug, draft.stored[slug]]));
    void store(draft.changes, () => void store(before));
  }, [draft, store]);

  return {
    status,
    draft,
    isSaving,
    change: setDraft,
    discard: useCallback(
      () => setDraft((current) => (current === null ? null : draftOf(current.stored))),
      [],
    ),
    save,
    retry: useCallback(() => {
      setStatus('loading');
      setAttempt((count) => count + 1);
    }, []),
  };
}

import type { User } from '@harborline/domain/entities/user';
import { ROLE_DEFAULTS } from '@harborline/domain/permissions/roles';
import { PERMISSION_TEXTS, ROLE_LABELS } from '@harborline/domain/texts/team';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import type { Teammate } from '../people/teammate';
import { editRefusal } from './edit-refusal';
import { allToDefault, differingSlugs, isOn, maySet, withValue } from './permission-draft';
import { PermissionGroups } from './permission-groups';
import { PermissionRow } from './permission-row';
import { PermissionToolbar } from './permission-toolbar';
import { usePermissionEditor } from './use-permission-editor';

/** The permissions of one teammate beside the defaults of their role. */
export function PermissionEditor({ me, teammate }: { me: User; teammate: Teammate }) {
  const editor = usePermissionEditor(me, teammate);
  const [words, setWords] = useState('');
  const [isOnlyDiffering, setIsOnlyDiffering] = useState(false);
  const blocker = useLeaveGuard((editor.draft?.changes.size ?? 0) > 0);
  const { state, draft } = editor;
  if (state.status === 'denied') return <DeniedState />;
  if (state.status === 'failed' && draft === null) {
    return <ErrorState title={PERMISSION_TEXTS.loadFailed} onRetry={state.retry} />;
  }
  if (draft === null) return <ListSkeleton />;

  const defaults = ROLE_DEFAULTS[teammate.agent_role];
  const held = me.permissions;
  const refusal = editRefusal(me, teammate);
  const isReadOnly = refusal !== null;
  const differing = new Set(differingSlugs(draft, defaults));
  return (
    <>
      {isReadOnly && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <PermissionToolbar
        role={teammate.agent_role}
        differingCount={differing.size}
        words={words}
        onWords={setWords}
        isOnlyDiffering={isOnlyDiffering}
        onOnlyDiffering={setIsOnlyDiffering}
        onAllToDefault={isReadOnly ? null : () => editor.change(allToDefault(draft, defaults, held))}
      />
      <PermissionGroups
        words={words}
        isShown={(slug) => !isOnlyDiffering || differing.has(slug) || draft.changes.has(slug)}
        isGranted={(slug) => isOn(draft, slug)}
        renderRow={(slug) => (
          <PermissionRow
            key={slug}
            slug={slug}
            roleLabel={ROLE_LABELS[teammate.agent_role]}
            value={isOn(draft, slug)}
            roleDefault={defaults[slug]}
            isUnsaved={draft.changes.has(slug)}
            canSwitch={maySet(draft, { slug, value: !isOn(draft, slug), held })}
            canReset={maySet(draft, { slug, value: defaults[slug], held })}
            isReadOnly={isReadOnly}
            onChange={(value) => editor.change(withValue(draft, slug, value))}
          />
        )}
      />
      <SaveBar
        isFloating
        unsaved={draft.changes.size}
        isSaving={editor.isSaving}
        onSave={editor.save}
        onDiscard={editor.discard}
      />
      <LeaveDialog blocker={blocker} description={PERMISSION_TEXTS.leave} />
    </>
  );
}

import {
  createWorkflowFolder,
  deleteWorkflowFolder,
  type PresentedFolder,
  renameWorkflowFolder,
} from '@harborline/domain/api/automations/workflows';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { AUTOMATION_TEXTS } from '@harborline/domain/texts/automations';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { reloadAutomations } from './use-automations';

/** What somebody is about to do with a folder. */
export type AskedOfFolder =
  | { readonly what: 'create' }
  | { readonly what: 'rename' | 'remove'; readonly folder: PresentedFolder };

interface DialogProps {
  readonly onClose: () => void;
  /** @param ref of the folder to show then, '' for all */
  readonly onDone: (ref: string) => void;
}

function NameDialog({ folder, onClose, onDone }: DialogProps & { readonly folder: PresentedFolder | null }) {
  const [name, setName] = useState(folder?.name ?? '');
  const toasts = useToasts();
  const { run, isRunning, refusal } = useChange<string, PresentedFolder>({
    name: 'automation-folder-not-changed',
    run: (wanted) => {
      const body = { name: wanted };
      if (folder === null) return callApi(createWorkflowFolder, { body });
      const { workflow_folder_ref } = folder;
      return callApi(renameWorkflowFolder, { query: { workflow_folder_ref }, body });
    },
    onDone: async (stored) => {
      await reloadAutomations();
      toasts.success(AUTOMATION_TEXTS[folder === null ? 'folderCreated' : 'folderRenamed'](stored.name));
      onDone(stored.workflow_folder_ref);
    },
  });
  return (
    <FormDialog
      title={folder === null ? AUTOMATION_TEXTS.newFolder : AUTOMATION_TEXTS.renameFolder(folder.name)}
      confirmLabel={folder === null ? AUTOMATION_TEXTS.folderCreate : AUTOMATION_TEXTS.folderRename}
      isBusy={isRunning}
      isReady={oneName(name) !== ''}
      refusal={refusal}
      onSubmit={() => void run(name)}
      onClose={onClose}
    >
      <TextInput
        autoFocus
        label={AUTOMATION_TEXTS.folderName}
        value={name}
        inputProps={{ maxLength: LIMITS.workflowName, dir: 'auto' }}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}

function RemoveDialog({ folder, onClose, onDone }: DialogProps & { readonly folder: PresentedFolder }) {
  const toasts = useToasts();
  const { run, isRunning } = useChange<PresentedFolder, unknown>({
    name: 'automation-folder-not-deleted',
    run: ({ workflow_folder_ref }) => callApi(deleteWorkflowFolder, { query: { workflow_folder_ref } }),
    onDone: async () => {
      await reloadAutomations();
      toasts.success(AUTOMATION_TEXTS.folderRemoved(folder.name));
      onDone('');
    },
    onRefused: (error) => toasts.error(refusalText(error, AUTOMATION_TEXTS.failed)),
  });
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isRunning}
      title={AUTOMATION_TEXTS.folderRemoveTitle(folder.name)}
      description={AUTOMATION_TEXTS.folderRemoveBody}
      confirmLabel={AUTOMATION_TEXTS.removeConfirm}
      onConfirm={() => void run(folder)}
      onCancel={onClose}
    />
  );
}

/** Asks for what is needed before a folder is made, renamed or deleted. */
export function FolderDialogs({ asked, ...on }: DialogProps & { readonly asked: AskedOfFolder }) {
  if (asked.what === 'remove') return <RemoveDialog folder={asked.folder} {...on} />;
  return <NameDialog folder={asked.what === 'rename' ? asked.folder : null} {...on} />;
}

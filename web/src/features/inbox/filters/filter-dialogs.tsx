import type { PresentedFilter } from '@harborline/domain/api/inbox/ticket-filters';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { SaveDialog } from './save-dialog';
import type { FilterChanges } from './use-filter-changes';

/** What is open above the list; null for nothing. */
export type OpenDialog = 'save' | 'rename' | 'remove' | null;

interface FilterDialogsProps {
  dialog: OpenDialog;
  text: string;
  /** the saved filter that is shown; null for none */
  saved: PresentedFilter | null;
  mayShare: boolean;
  changes: FilterChanges;
  onClose: () => void;
}

/** Asks what saving, renaming and deleting need to know. */
export function FilterDialogs({ dialog, text, saved, mayShare, changes, onClose }: FilterDialogsProps) {
  const { run, isRunning: isBusy } = changes;
  const common = { mayShare, isBusy, onClose };
  if (dialog === 'save')
    return (
      <SaveDialog
        {...common}
        renamed={null}
        onSave={(choice) => void run({ kind: 'create', fields: { ...choice, filter: text } })}
      />
    );
  if (saved === null) return null;
  if (dialog === 'rename')
    return (
      <SaveDialog
        {...common}
        renamed={saved.name}
        onSave={({ name }) => void run({ kind: 'change', filter: saved, fields: { name } })}
      />
    );
  return (
    <ConfirmDialog
      isOpen={dialog === 'remove'}
      isDestructive
      isBusy={isBusy}
      title={TICKET_FILTER_TEXTS.removeTitle(saved.name)}
      description={saved.is_shared ? TICKET_FILTER_TEXTS.removeSharedBody : TICKET_FILTER_TEXTS.removeBody}
      confirmLabel={TICKET_FILTER_TEXTS.removeConfirm}
      onConfirm={() => void run({ kind: 'remove', filter: saved })}
      onCancel={onClose}
    />
  );
}

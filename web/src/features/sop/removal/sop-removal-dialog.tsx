import { SOP_TEXTS } from '@harborline/domain/texts/sop';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';

interface SopRemovalDialogProps {
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an SOP is deleted. */
export const SopRemovalDialog = ({ title, onConfirm, onCancel }: SopRemovalDialogProps) => (
  <ConfirmDialog
    isOpen
    title={SOP_TEXTS.deleteTitle(title)}
    description={SOP_TEXTS.deleteBody}
    confirmLabel={SOP_TEXTS.delete}
    isDestructive
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);

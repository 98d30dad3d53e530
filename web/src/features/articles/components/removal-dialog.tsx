import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';

export type RemovalKind = 'archive' | 'delete';

interface RemovalDialogProps {
  kind: RemovalKind;
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an article is taken from visitors. */
export function RemovalDialog({ kind, title, onConfirm, onCancel }: RemovalDialogProps) {
  const isDelete = kind === 'delete';
  return (
    <ConfirmDialog
      isOpen
      title={isDelete ? ARTICLE_TEXTS.deleteTitle(title) : ARTICLE_TEXTS.archiveTitle(title)}
      description={isDelete ? ARTICLE_TEXTS.deleteBody : ARTICLE_TEXTS.archiveBody}
      confirmLabel={isDelete ? ARTICLE_TEXTS.delete : ARTICLE_TEXTS.archive}
      isDestructive={isDelete}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

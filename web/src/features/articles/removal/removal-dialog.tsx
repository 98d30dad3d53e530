import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';

export type RemovalKind = 'archive' | 'delete';

interface RemovalDialogProps {
  kind: RemovalKind;
  title: string;
  isPublished: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an article is archived or deleted. */
export function RemovalDialog({ kind, title, isPublished, onConfirm, onCancel }: RemovalDialogProps) {
  const isDelete = kind === 'delete';
  const deleteBody = isPublished ? ARTICLE_TEXTS.deleteBody : ARTICLE_TEXTS.deleteUnpublishedBody;
  return (
    <ConfirmDialog
      isOpen
      title={isDelete ? ARTICLE_TEXTS.deleteTitle(title) : ARTICLE_TEXTS.archiveTitle(title)}
      description={isDelete ? deleteBody : ARTICLE_TEXTS.archiveBody}
      confirmLabel={isDelete ? ARTICLE_TEXTS.delete : ARTICLE_TEXTS.archive}
      isDestructive={isDelete}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';

export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Unsaved changes"
      description={ARTICLE_TEXTS.leaveWarning}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

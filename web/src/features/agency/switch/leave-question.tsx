import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SWITCHER_TEXTS } from '@harborline/domain/texts/shell';
import { Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { SwitchQuestion } from './use-asked-switch';

const ConfirmDialog = lateComponent(
  async () => (await import('../../../shared/ui-admin/confirm-dialog')).ConfirmDialog,
);

/** Asks before the user leaves unsaved work in this library. */
export function LeaveQuestion({ question }: { question: SwitchQuestion }) {
  if (!question.isOpen) return null;
  return (
    <Suspense>
      <ConfirmDialog
        {...question}
        title={KIT_TEXTS.leaveTitle}
        description={SWITCHER_TEXTS.unsaved}
        confirmLabel={KIT_TEXTS.leave}
        cancelLabel={KIT_TEXTS.stay}
        isDestructive
      />
    </Suspense>
  );
}

import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import { useMemo } from 'react';
import { report } from '../../../shared/config/report';
import type { ToastAction } from '../../../shared/ui-admin/toast';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** Takes something back. It resolves to what to say instead of 'Undone.', if anything. */
type Undoing = (() => Promise<void>) | (() => Promise<string | undefined>);

export interface Attempts {
  /** runs work, says why if it fails, and resolves to whether it succeeded */
  readonly attempt: (failure: string, work: () => Promise<void>) => Promise<boolean>;
  /** the action of a toast that takes something back */
  readonly undo: (failure: string, work: Undoing) => ToastAction;
}

/** Runs changes of categories, which may fail, and offers to undo them. The same object on every render. */
export function useAttempt(): Attempts {
  const toasts = useToasts();
  return useMemo(() => {
    const attempt = async (failure: string, work: () => Promise<void>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        report('categories', error);
        toasts.error(failure);
        return false;
      }
    };
    const undo = (failure: string, work: Undoing): ToastAction => ({
      label: CATEGORY_TEXTS.undo,
      run: () =>
        void attempt(failure, async () => {
          const said = await work();
          toasts.info(typeof said === 'string' ? said : CATEGORY_TEXTS.undone);
        }),
    });
    return { attempt, undo };
  }, [toasts]);
}

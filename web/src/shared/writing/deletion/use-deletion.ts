import { DELETION_TEXTS } from '@harborline/domain/texts/deletion';
import { useMemo } from 'react';
import { report } from '../../config/report';
import { type Toasts, useToasts } from '../../ui-admin/toasts';
import { hiddenTexts } from './hidden-texts';
import { keepText } from './keep-text';
import { pendingDeletions } from './pending-deletions';

/** What is shown of a text that is deleted. */
export interface DeletableText {
  readonly id: string;
  readonly title: string;
}

/** How texts of a kind are deleted. The same object on every render. */
export interface DeletionSteps<Text extends DeletableText, Version> {
  /** names the kind in reports of failures */
  readonly kind: string;
  /** Begins at once: may take the text from its readers. @returns its version @throws FirebaseError */
  touch(text: Text): Promise<Version>;
  /** Deletes the text if it still has the version. @returns whether it is gone @throws FirebaseError */
  remove(text: Text, version: Version): Promise<boolean>;
  /** Gives its readers back what `touch` took. @throws FirebaseError */
  restore?(text: Text, version: Version): Promise<unknown>;
}

export interface DeletionOf<Text extends DeletableText> {
  /** Hides a text and deletes it later, unless that is undone. @returns whether that has begun; a failure is shown */
  readonly remove: (text: Text) => Promise<boolean>;
  /** Keeps a text that was about to be deleted. */
  readonly cancel: (id: string) => void;
}

function deletionOf<Text extends DeletableText, Version>(
  { kind, ...steps }: DeletionSteps<Text, Version>,
  toasts: Toasts,
): DeletionOf<Text> {
  const fail = (error: unknown, message: string) => {
    report(`${kind}-deletion`, error);
    toasts.error(message);
  };
  const finish = async (text: Text, version: Version): Promise<void> => {
    let isGone = false;
    try {
      isGone = await steps.remove(text, version);
      if (!isGone) toasts.error(DELETION_TEXTS.changed(text.title));
    } catch (error) {
      fail(error, DELETION_TEXTS.failed(text.title));
    } finally {
      // A search reads its rows once, and would show again what is gone.
      if (!isGone) hiddenTexts.set(text.id, false);
    }
  };
  const undo = async (text: Text, version: Version): Promise<void> => {
    if (!pendingDeletions.cancel(text.id)) return toasts.error(DELETION_TEXTS.undoTooLate);
    try {
      await steps.restore?.(text, version);
      toasts.info(DELETION_TEXTS.undone);
    } catch (error) {
      fail(error, DELETION_TEXTS.undoFailed(text.title));
    } finally {
      hiddenTexts.set(text.id, false);
    }
  };
  return {
    remove: async (text) => {
      hiddenTexts.set(text.id, true);
      try {
        const version = await steps.touch(text);
        pendingDeletions.schedule(text.id, () => void finish(text, version));
        toasts.success(DELETION_TEXTS.deleting(text.title), {
          label: DELETION_TEXTS.undo,
          run: () => void undo(text, version),
        });
        return true;
      } catch (error) {
        hiddenTexts.set(text.id, false);
        fail(error, DELETION_TEXTS.failed(text.title));
        return false;
      }
    },
    cancel: keepText,
  };
}

/** Deletes texts after a while in which that can be undone. The same on every render. */
export function useDeletion<Text extends DeletableText, Version>(
  steps: DeletionSteps<Text, Version>,
): DeletionOf<Text> {
  const toasts = useToasts();
  return useMemo(() => deletionOf(steps, toasts), [steps, toasts]);
}

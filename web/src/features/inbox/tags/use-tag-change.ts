import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { useCallback } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { sendTag, type TagChange } from './tag-calls';

interface Step extends TagChange {
  /** false for a step back, which needs no way back itself */
  readonly hasUndo: boolean;
}

/** Changes a ticket's tags, with a way back. @param onChanged a name may have become a tag */
export function useTagChange(conversationRef: string, onChanged: () => Promise<void>) {
  const toasts = useToasts();
  const { run, isRunning } = useChange({
    name: 'tag-not-changed',
    run: (step: Step) => sendTag(step),
    onDone: ({ name, is_set: isSet }, { conversationRef: ref, hasUndo }) => {
      void onChanged();
      if (!hasUndo) return;
      const undo = () => void run({ conversationRef: ref, name, isSet: !isSet, hasUndo: false });
      toasts.success(isSet ? TAG_TEXTS.added(name) : TAG_TEXTS.removed(name), {
        label: TAG_TEXTS.undo,
        run: undo,
      });
    },
    onRefused: (error) => toasts.error(refusalText(error, TAG_TEXTS.failed)),
  });
  const change = useCallback(
    (name: string, isSet: boolean) => void run({ conversationRef, name, isSet, hasUndo: true }),
    [run, conversationRef],
  );
  return { change, isRunning };
}

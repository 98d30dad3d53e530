import {
  type PrioritySupportAnswer,
  putPrioritySupport,
} from '@harborline/domain/api/integration/priority-support';
import { PRIORITY_SUPPORT_TEXTS } from '@harborline/domain/texts/priority-support';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { type Change, useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** A change of the whole list. */
export interface SupportStep {
  readonly before: PrioritySupportAnswer;
  readonly changes: Partial<Pick<PrioritySupportAnswer, 'is_on' | 'senders'>>;
  /** what to say of it; null for nothing, as of a step back */
  readonly text: string | null;
  /** whether it can be taken back */
  readonly hasUndo?: boolean;
}

const send = ({ before, changes }: SupportStep) =>
  callApi(putPrioritySupport, { body: { ...before, ...changes } });

/** Changes the list, says what came of it, and takes it back. @param reload shows it anew */
export function useSupportChanges(reload: () => Promise<void>): Change<SupportStep> {
  const toasts = useToasts();
  const change: Change<SupportStep> = useChange({
    name: 'priority-support-not-changed',
    run: send,
    onDone: (now, { before, text, hasUndo = false }) => {
      const { is_on, senders } = before;
      const undo = () => void change.run({ before: now, changes: { is_on, senders }, text: null });
      if (text !== null)
        toasts.success(text, hasUndo ? { label: PRIORITY_SUPPORT_TEXTS.undo, run: undo } : undefined);
      return reload();
    },
    onRefused: (error) => {
      toasts.error(refusalText(error, PRIORITY_SUPPORT_TEXTS.failed));
      void reload();
    },
  });
  return change;
}

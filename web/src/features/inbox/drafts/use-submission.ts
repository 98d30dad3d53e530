import { DRAFT_TEXTS } from '@harborline/domain/texts/reply-drafts';
import { useRef } from 'react';
import { refusalText } from '../../../shared/api/refusal-text';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useChange } from '../../../shared/requests/use-change';
import { newId } from '../../../shared/store/new-id';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { type Submission, sendSubmission } from './draft-calls';

/** What the composer offers whoever may have a reply reviewed (D-104). */
export interface SubmitForReview {
  /** whether they may not send it themselves */
  readonly isOnly: boolean;
  readonly isRunning: boolean;
  readonly onSubmit: () => void;
}

/** Submits what the composer holds. @param onDone empties the composer */
export function useSubmission(conversationRef: string, text: string, onDone: () => void) {
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  // A repeated attempt with the same text is the same draft.
  const last = useRef<Submission | null>(null);
  const { run, isRunning } = useChange({
    name: 'draft-not-submitted',
    run: sendSubmission,
    onDone: () => {
      last.current = null;
      onDone();
      toasts.success(DRAFT_TEXTS.submitted);
    },
    onRefused: (error) => toasts.error(refusalText(error, DRAFT_TEXTS.submitFailed)),
  });
  const submit = () => {
    if (isRunning) return;
    const words = text.trim();
    if (last.current?.text !== words || last.current.conversationRef !== conversationRef)
      last.current = { requestId: newId(firestore), conversationRef, text: words };
    void run(last.current);
  };
  return { submit, isRunning };
}

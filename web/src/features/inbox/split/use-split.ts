import { SPLIT_TEXTS } from '@harborline/domain/texts/split-ticket';
import { shortNumber } from '@harborline/domain/tickets/ticket-title';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { linkBesideList } from '../link-beside-list';
import { type Split, sendSplit, sendUndo } from './split-calls';

const isShown = (ref: string): boolean =>
  new URL(window.location.href).searchParams.get('conversation') === ref;

function useUndoSplit() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const { run } = useChange({
    name: 'split-not-undone',
    run: sendUndo,
    onDone: ({ conversation_ref: from, removed_number }, removed) => {
      toasts.success(SPLIT_TEXTS.undone(shortNumber(removed_number)));
      // Whoever looks at the ticket that is gone is led back.
      if (isShown(removed)) void navigate(linkBesideList(from));
    },
    onRefused: (error) => toasts.error(refusalText(error, SPLIT_TEXTS.undoFailed)),
  });
  return run;
}

/** Splits messages into a new ticket, with the way there and the way back (D-122). */
export function useSplit(onDone: () => void) {
  const toasts = useToasts();
  const navigate = useNavigate();
  const undo = useUndoSplit();
  const [requestId] = useState(() => crypto.randomUUID());
  const { run, isRunning, refusal } = useChange({
    name: 'ticket-not-split',
    run: (split: Omit<Split, 'requestId'>) => sendSplit({ ...split, requestId }),
    onDone: ({ conversation_ref: into, number }, { messageIds }) => {
      toasts.success(SPLIT_TEXTS.done(messageIds.length, shortNumber(number)), {
        label: SPLIT_TEXTS.undo,
        run: () => void undo(into),
        beside: {
          label: SPLIT_TEXTS.open(shortNumber(number)),
          run: () => void navigate(linkBesideList(into)),
        },
      });
      onDone();
    },
  });
  return { split: run, isRunning, refusal };
}

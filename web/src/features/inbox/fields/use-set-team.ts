import { setTicketTeam } from '@harborline/domain/api/inbox/teams';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { useCallback } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';

/** All that a step and its way back need: by then another ticket may be open. */
interface Step {
  readonly conversationRef: string;
  readonly ref: string;
  /** for the message; of a step back, which says nothing, null */
  readonly name: string | null;
  /** `ref` to go back to, '' for none; null if there is no way back */
  readonly before: string | null;
  /** of a step back: the `ref` that it takes back */
  readonly onlyFrom?: string;
}

const send = ({ conversationRef, ref, onlyFrom }: Step) =>
  callApi(setTicketTeam, {
    body: {
      conversation_ref: conversationRef,
      ...(ref === '' ? {} : { team_ref: ref }),
      ...(onlyFrom === undefined ? {} : { only_from: onlyFrom }),
    },
  });

/** Gives a ticket to a team, with a way back. @param before the `ref` of its team, '' for none; null for one that is gone */
export function useSetTeam(conversationRef: string, before: string | null) {
  const toasts = useToasts();
  const { run } = useChange({
    name: 'ticket-team-not-set',
    run: send,
    onDone: (_, step) => {
      if (step.name === null) return;
      const text = TEAMS_TEXTS.set(step.name);
      const { before: ref } = step;
      if (ref === null) return void toasts.success(text);
      const undo = () => void run({ ...step, ref, name: null, before: null, onlyFrom: step.ref });
      toasts.success(text, { label: TEAMS_TEXTS.undo, run: undo });
    },
    onRefused: (error) => toasts.error(refusalText(error, TEAMS_TEXTS.failed)),
  });
  return useCallback(
    (ref: string, name: string) => {
      if (ref !== before) void run({ conversationRef, ref, name, before });
    },
    [run, conversationRef, before],
  );
}

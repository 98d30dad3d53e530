import type { PlannedReply } from '@harborline/domain/entities/planned-reply';
import { LATER_TEXTS } from '@harborline/domain/texts/planned-replies';
import { useEffect, useRef, useState } from 'react';
import type { Loadable } from '../../../shared/requests/loadable';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { ThreadMessage } from '../ticket';
import { type Planned, takePlanStep } from './later-calls';
import { lastStored, pastOwn } from './past-own';
import type { ReplyField } from './reply-field';

interface PlanEditing {
  /** the planned and held replies on the ticket */
  readonly planned: Loadable<readonly PlannedReply[]>;
  /** all that the thread shows, oldest first */
  readonly messages: readonly ThreadMessage[];
  /** of the signed-in person */
  readonly uid: string;
  readonly field: ReplyField;
  /** takes the keyboard once the text is in the field */
  readonly onMoved: () => void;
}

/** A planned reply, and the last message, as they were when its author began to edit it. */
interface Edited {
  readonly plan: PlannedReply;
  readonly follows: string | undefined;
}

/** What happened to a planned reply while it was edited. */
export type Overtaken = 'changed' | 'gone';

function overtakenBy({ plan }: Edited, planned: Loadable<readonly PlannedReply[]>): Overtaken | null {
  if (planned.status !== 'ready') return null;
  const now = planned.data.find(({ id }) => id === plan.id);
  if (now === undefined) return 'gone';
  return now.version === plan.version ? null : 'changed';
}

/**
 * Edits a planned reply as its author has read it (D-120): what comes meanwhile counts as seen only once they begin again. It
 * outlives the card, so that what was typed is not lost with that.
 */
export function usePlanEdit({ planned, messages, uid, field, onMoved }: PlanEditing) {
  const toasts = useToasts();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isTried, setIsTried] = useState(false);
  const isMoved = useRef(false);
  const { run, isRunning, refusal } = useChange({
    name: 'planned-reply-not-edited',
    run: ({ plan, follows, ...chosen }: Edited & Planned) =>
      takePlanStep(plan, { action: 'change', follows, ...chosen }),
    onDone: () => {
      setEdited(null);
      toasts.success(LATER_TEXTS.done.change);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it closes
  useEffect(() => {
    if (edited === null && isMoved.current) onMoved();
    isMoved.current = false;
  }, [edited]);
  return {
    /** null while nothing is edited */
    plan: edited?.plan ?? null,
    isRunning,
    refusal: isTried ? refusal : null,
    overtaken: edited === null || isRunning ? null : overtakenBy(edited, planned),
    begin: (plan: PlannedReply) => {
      setIsTried(false);
      setEdited({ plan, follows: lastStored(messages)?.id });
    },
    save: (chosen: Planned) => {
      if (edited === null) return;
      setIsTried(true);
      void run({ plan: edited.plan, follows: pastOwn(messages, edited.follows, uid), ...chosen });
    },
    /** what was typed goes into the field instead */
    moveToField: (text: string) => {
      if (!field.hasRoomFor(text)) {
        toasts.error(LATER_TEXTS.noRoom);
        return;
      }
      field.putBack(text);
      isMoved.current = true;
      setEdited(null);
    },
    close: () => setEdited(null),
  };
}

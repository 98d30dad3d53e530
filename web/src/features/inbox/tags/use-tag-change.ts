import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { isUnreached } from '../../../shared/api/is-unreached';
import { refusalText } from '../../../shared/api/refusal-text';
import { useChange } from '../../../shared/requests/use-change';
import { useToasts } from '../../../shared/ui-admin/toasts';
import type { Ticket } from '../ticket';
import { keepTag } from '../waiting/keep-change';
import { sendTag, type TagChange } from './tag-calls';

interface Step extends TagChange {
  /** false for a step back, which needs no way back itself */
  readonly hasUndo: boolean;
}

const opposite = ({ name, isSet }: Pick<Step, 'name' | 'isSet'>) => ({ name, isSet: !isSet });

/** Changes a ticket's tags, with a way back; without a connection, they wait for one (D-128). @param onChanged a name may have become a tag */
export function useTagChange(ticket: Pick<Ticket, 'id' | 'visitor'>, onChanged: () => Promise<void>) {
  const { id: conversationRef } = ticket;
  const toasts = useToasts();
  /** @returns whether it waits now */
  const keep = (step: Pick<Step, 'name' | 'isSet'>): boolean => {
    const kept = keepTag(ticket, step);
    if (kept === null) return false;
    // What was sent meanwhile is taken back like any other change.
    const undo = () => kept.takeBack(() => void run({ conversationRef, ...opposite(step), hasUndo: false }));
    toasts.info(OFFLINE_TEXTS.kept(kept.title), { label: TAG_TEXTS.undo, run: undo });
    return true;
  };
  const { run, isRunning } = useChange({
    name: 'tag-not-changed',
    run: (step: Step) => sendTag(step),
    onDone: ({ name, is_set: isSet }, { conversationRef: ref, hasUndo }) => {
      void onChanged();
      if (!hasUndo) return;
      const undo = () => void run({ conversationRef: ref, ...opposite({ name, isSet }), hasUndo: false });
      toasts.success(isSet ? TAG_TEXTS.added(name) : TAG_TEXTS.removed(name), {
        label: TAG_TEXTS.undo,
        run: undo,
      });
    },
    onRefused: (error, step) => {
      if (!isUnreached(error) || !keep(step)) toasts.error(refusalText(error, TAG_TEXTS.failed));
    },
  });
  const change = (name: string, isSet: boolean) => {
    if (navigator.onLine || !keep({ name, isSet })) void run({ conversationRef, name, isSet, hasUndo: true });
  };
  return { change, isRunning };
}

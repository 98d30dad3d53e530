import { type ReactNode, Suspense } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { useTicketDrafts } from '../drafts/use-ticket-drafts';
import { isOnItsWay, type OutgoingMessage } from '../reply/outgoing';
import type { useReply } from '../reply/use-reply';
import type { useSplitting } from '../split/use-splitting';
import type { ThreadMessage } from '../ticket';
import { cancelWaiting } from './cancel-waiting';
import { shortWords } from './short-words';
import { WaitingFoot } from './waiting-foot';

const SentDraft = lateComponent(async () => (await import('../drafts/draft-cards')).SentDraft);

interface FootOptions {
  /** unconfirmed messages of the ticket */
  readonly own: readonly OutgoingMessage[];
  readonly reply: Pick<ReturnType<typeof useReply>, 'draftOf' | 'setMode'>;
  readonly drafts: Pick<ReturnType<typeof useTicketDrafts>, 'sent'>;
  readonly splitting: Pick<ReturnType<typeof useSplitting>, 'linkOf'>;
  readonly onCancelled: () => void;
}

/** What stands below a message: that it can be taken back, how it was reviewed, or where it was split off to. */
export const messageFoot =
  ({ own, reply, drafts, splitting, onCancelled }: FootOptions) =>
  (message: ThreadMessage): ReactNode => {
    const waits = message.isPending ? own.find(({ id }) => id === message.id) : undefined;
    if (waits !== undefined && waits.heldUntilMs === undefined) {
      const cancel = () => {
        cancelWaiting(waits, reply.draftOf(waits.mode));
        reply.setMode(waits.mode);
        onCancelled();
      };
      return (
        <WaitingFoot
          words={shortWords(waits.text) || waits.title}
          isOnItsWay={isOnItsWay(waits, own)}
          onCancel={cancel}
        />
      );
    }
    const draft = drafts.sent.get(message.id);
    if (draft === undefined) return splitting.linkOf(message);
    return (
      <Suspense>
        <SentDraft draft={draft} />
      </Suspense>
    );
  };

import { isChat } from '@harborline/domain/chat/chat-state';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { offerSplit } from '../../../shared/commands/split-target';
import { absoluteTime } from '../../../shared/format/staff-times';
import { lateComponent } from '../../../shared/hooks/late-component';
import type { ThreadMessage, Ticket } from '../ticket';
import { mayBegin } from './chosen-messages';
import { MessageActions } from './message-actions';

const SplitDialog = lateComponent(async () => (await import('./split-dialog')).SplitDialog);
const splitLinks = () => import('./split-links');
const TakenTo = lateComponent(async () => (await splitLinks()).TakenTo);
const SplitBanner = lateComponent(async () => (await splitLinks()).SplitBanner);

interface Splitting {
  /** beside a message that may begin a new ticket */
  readonly actionsOf: (message: ThreadMessage) => ReactNode;
  /** below a message that has begun one */
  readonly linkOf: (message: ThreadMessage) => ReactNode;
  /** above the thread of a ticket that a split began */
  readonly banner: ReactNode;
  readonly dialog: ReactNode;
}

const linkOf = ({ taken_to: into }: ThreadMessage): ReactNode =>
  into && (
    <Suspense>
      <TakenTo into={into} />
    </Suspense>
  );

/**
 * What splits a ticket from its thread, which the command bar does with the visitor's last message (D-122).
 * @param mayAnswer whether the person answers this ticket
 */
export function useSplitting(
  ticket: Ticket,
  messages: readonly ThreadMessage[],
  mayAnswer: boolean,
): Splitting {
  const isOffered = mayAnswer && !isChat(ticket);
  const [first, setFirst] = useState<string | null>(null);
  const last = isOffered ? messages.findLast(mayBegin)?.id : undefined;
  useEffect(() => (last === undefined ? undefined : offerSplit(() => setFirst(last))), [last]);
  const actionsOf = useCallback(
    (message: ThreadMessage) =>
      isOffered &&
      mayBegin(message) && (
        <MessageActions
          time={absoluteTime(message.created_at.toDate())}
          onSplit={() => setFirst(message.id)}
        />
      ),
    [isOffered],
  );
  return {
    actionsOf,
    linkOf,
    banner: ticket.split_from !== undefined && (
      <Suspense>
        <SplitBanner from={ticket.split_from} />
      </Suspense>
    ),
    dialog: first !== null && (
      <Suspense>
        <SplitDialog ticket={ticket} messages={messages} messageId={first} onClose={() => setFirst(null)} />
      </Suspense>
    ),
  };
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { OFFLINE_TEXTS } from '@harborline/domain/texts/offline';
import ArrowDownIcon from '@mui/icons-material/ArrowDownwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { lateComponent } from '../../../shared/hooks/late-component';
import { PRINT } from '../../../shared/ui-admin/print-styles';
import type { ThreadMessage } from '../ticket';
import { EventLine } from './event-line';
import { groupMessages, isMergedEvent, type ThreadEvent, type ThreadItem } from './group-messages';
import { MessageBubble } from './message-bubble';
import type { DeliveryLine } from './use-delivery';
import { useStickToEnd } from './use-stick-to-end';
import type { Thread } from './use-thread';

const MergedTicket = lateComponent(async () => (await import('../merge/merged-ticket')).MergedTicket);

interface MessageListProps {
  conversationRef: string;
  thread: Thread;
  /** the thread's messages and those waiting to be sent, oldest first */
  messages: readonly ThreadMessage[];
  /** shown between the messages */
  events: readonly ThreadEvent[];
  /** id of the first message that came since the reader looked, null for none */
  newFrom: string | null;
  /** whether that came while there was no connection */
  isMissed: boolean;
  /** told whether the end of the thread is in view */
  onEnd: (isAtEnd: boolean) => void;
  authorOf: (message: ThreadMessage) => string;
  delivery: DeliveryLine | undefined;
  /** what stands below a message, such as how it was reviewed */
  footOf?: ((message: ThreadMessage) => ReactNode) | undefined;
  /** beside a message: what can be done with it */
  actionsOf?: ((message: ThreadMessage) => ReactNode) | undefined;
  /** shown below the last message: failed messages, who is typing */
  children: ReactNode;
}

/** After a click into the thread, the next key must not draw a focus ring around it: the mouse got the user there. */
const CLICKED = 'data-is-clicked';

type ItemProps = { item: ThreadItem } & Pick<
  MessageListProps,
  'authorOf' | 'delivery' | 'footOf' | 'actionsOf' | 'isMissed'
>;

function BetweenMessages({ event }: { event: ThreadEvent }) {
  if (!isMergedEvent(event)) return <EventLine event={event} />;
  return (
    <Suspense>
      <MergedTicket {...event} at={event.at.toDate()} />
    </Suspense>
  );
}

function Item({ item, authorOf, delivery, footOf, actionsOf, isMissed }: ItemProps) {
  if (item.kind === 'event') return <BetweenMessages event={item.event} />;
  if (item.kind === 'day') {
    return <Divider sx={{ mt: 2, typography: 'caption', color: 'text.secondary' }}>{item.label}</Divider>;
  }
  if (item.kind === 'new')
    return (
      <Divider
        sx={{
          mt: 2,
          typography: 'caption',
          color: 'error.main',
          '&::before, &::after': { borderColor: 'error.main' },
        }}
      >
        {isMissed ? OFFLINE_TEXTS.cameMeanwhile : INBOX_TEXTS.newSince}
      </Divider>
    );
  const { message, startsGroup } = item;
  return (
    <MessageBubble
      message={message}
      authorLabel={authorOf(message)}
      startsGroup={startsGroup}
      delivery={delivery?.messageId === message.id ? delivery.text : undefined}
      foot={footOf?.(message)}
      actions={actionsOf?.(message)}
    />
  );
}

/** The messages of a thread, oldest first, kept scrolled to the end while the reader is there. */
export function MessageList({
  conversationRef,
  thread,
  messages,
  events,
  newFrom,
  onEnd,
  ...props
}: MessageListProps) {
  const items = useMemo(
    () => groupMessages(messages, new Date(), events, newFrom),
    [messages, events, newFrom],
  );
  const last = messages.at(-1);
  const end = useStickToEnd({
    scope: conversationRef,
    firstKey: messages[0]?.id,
    lastKey: last?.id,
    isLastOwn: last?.isPending === true,
  });
  useEffect(() => onEnd(end.isAtEnd), [onEnd, end.isAtEnd]);
  return (
    <Box {...PRINT.flow} sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={end.scrollRef}
        {...PRINT.flow}
        onScroll={end.onScroll}
        role="log"
        aria-label={INBOX_TEXTS.messages}
        tabIndex={0}
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute(CLICKED, '')}
        onBlur={({ currentTarget }) => currentTarget.removeAttribute(CLICKED)}
        sx={{
          flex: 1,
          overflowY: 'auto',
          px: { xs: 1.5, sm: 3 },
          py: 2,
          '&:focus-visible': { outlineOffset: -2 },
          [`&[${CLICKED}]`]: { outline: 0 },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minHeight: '100%' }}>
          {thread.hasMore && (
            <Button
              size="small"
              color="inherit"
              disabled={thread.paging === 'loading'}
              onClick={thread.loadMore}
              sx={{ alignSelf: 'center' }}
            >
              {thread.paging === 'failed' ? KIT_TEXTS.retry : INBOX_TEXTS.loadEarlier}
            </Button>
          )}
          {items.map((item) => (
            <Item
              key={item.key}
              item={item}
              authorOf={props.authorOf}
              delivery={props.delivery}
              footOf={props.footOf}
              actionsOf={props.actionsOf}
              isMissed={props.isMissed}
            />
          ))}
          {props.children}
        </Box>
      </Box>
      {end.hasNewBelow && (
        <Button
          variant="contained"
          size="small"
          startIcon={<ArrowDownIcon />}
          onClick={end.scrollToEnd}
          sx={{
            position: 'absolute',
            bottom: 12,
            left: '50%',
            transform: 'translateX(-50%)',
            borderRadius: 4,
          }}
        >
          {INBOX_TEXTS.newMessages}
        </Button>
      )}
    </Box>
  );
}

import type { ChatMember } from '@harborline/domain/chat/chat-members';
import type { Delivery } from '@harborline/domain/conversation/read-state';
import { VISITOR_CONVERSATION_TEXTS } from '@harborline/domain/texts/conversation';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui-public/icons';
import { groupRows } from './group-rows';
import { lastSent, type ThreadRow } from './merge-thread';
import { MessageRow } from './message-row';
import { useEndInView } from './use-end-in-view';

/** Up to this distance from the end, in pixels, the visitor is reading along. */
const AT_END_PX = 80;

const isAtEnd = (list: HTMLElement): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX;

interface ThreadProps {
  readonly rows: readonly ThreadRow[];
  /** those in the chat, whose pictures stand beside what they write; null where there are no pictures: in tickets */
  readonly people: readonly ChatMember[] | null;
  /** what has become of the visitor's last message */
  readonly delivery: Delivery;
  readonly teamName: string;
  readonly typingNames: readonly string[];
  readonly hasEarlier: boolean;
  readonly onEarlier: () => void;
  readonly onRetry: (id: string) => void;
}

/** The messages, kept scrolled to the end unless the visitor has scrolled up. */
export function Thread({ rows, teamName, typingNames, hasEarlier, onEarlier, ...props }: ThreadProps) {
  const { people } = props;
  /** null for no space for one, '' for initials */
  const pictureOf = ({ senderRef }: ThreadRow): string | null =>
    people === null ? null : (people.find(({ uid }) => uid === senderRef)?.picture ?? '');
  const list = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useEndInView(list, wasAtEnd);
  const [hasNew, setHasNew] = useState(false);
  const lastId = rows.at(-1)?.id;
  const lastSentId = lastSent(rows)?.id;
  const isLastOwn = rows.at(-1)?.isOwn === true;
  const scrollToEnd = () => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    setHasNew(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows at the end move the thread
  useLayoutEffect(() => {
    if (wasAtEnd.current || isLastOwn) scrollToEnd();
    else setHasNew(true);
  }, [lastId, typingNames.length]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const onScroll = () => {
      wasAtEnd.current = isAtEnd(element);
      if (wasAtEnd.current) setHasNew(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <div className="thread-frame">
      <div
        className="thread"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scrolled region
        tabIndex={0}
        role="log"
        aria-label={VISITOR_CONVERSATION_TEXTS.messages}
      >
        {hasEarlier && (
          <button type="button" className="plain-button earlier" onClick={onEarlier}>
            {INBOX_TEXTS.loadEarlier}
          </button>
        )}
        <ol>
          {groupRows(rows, Date.now()).map(({ row, day, isContinued }) => {
            return (
              <Fragment key={row.id}>
                {day !== null && <li className="day">{day}</li>}
                <MessageRow
                  row={row}
                  isContinued={isContinued}
                  teamName={teamName}
                  picture={row.isOwn ? null : pictureOf(row)}
                  delivery={row.id === lastSentId ? props.delivery : undefined}
                  onRetry={() => props.onRetry(row.id)}
                />
              </Fragment>
            );
          })}
        </ol>
        <p className="typing" aria-live="polite">
          {typingNames.length > 0 && (
            <>
              <span className="typing-dots" aria-hidden="true" />
              {INBOX_TEXTS.teamTyping(typingNames[0] || teamName)}
            </>
          )}
        </p>
      </div>
      {hasNew && (
        <button type="button" className="button new-messages" onClick={scrollToEnd}>
          <Icon name="down" />
          {INBOX_TEXTS.newMessages}
        </button>
      )}
    </div>
  );
}

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dayText } from '../../../shared/format/visitor-times';
import { Icon } from '../../../shared/ui-public/icons';
import type { ThreadRow } from './merge-thread';
import { MessageRow } from './message-row';
import { useEndInView } from './use-end-in-view';

/** As near to the end as counts for reading along, in pixels. */
const AT_END_PX = 80;

/** Messages of one writer within this time read as one. */
const CONTINUED_MS = 5 * 60_000;

const isAtEnd = (list: HTMLElement): boolean =>
  list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX;

interface ThreadProps {
  readonly rows: readonly ThreadRow[];
  readonly teamName: string;
  readonly typingNames: readonly string[];
  readonly hasEarlier: boolean;
  readonly onEarlier: () => void;
  readonly onRetry: (id: string) => void;
}

/** The messages, kept at their end unless the visitor scrolled up to read. */
export function Thread({ rows, teamName, typingNames, hasEarlier, onEarlier, onRetry }: ThreadProps) {
  const list = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  useEndInView(list, wasAtEnd);
  const [hasNew, setHasNew] = useState(false);
  const lastId = rows.at(-1)?.id;
  const isLastOwn = rows.at(-1)?.isOwn === true;
  const scrollToEnd = () => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    setHasNew(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what arrives at the end moves the thread
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard */}
      <div className="thread" ref={list} tabIndex={0} role="log" aria-label="Messages">
        {hasEarlier && (
          <button type="button" className="plain-button earlier" onClick={onEarlier}>
            {INBOX_TEXTS.loadEarlier}
          </button>
        )}
        <ol data-user-text="">
          {rows.map((row, index) => {
            const before = rows[index - 1];
            const day = dayText(row.atMs);
            const isNewDay = before === undefined || dayText(before.atMs) !== day;
            const isSameWriter = before?.isOwn === row.isOwn && before.senderName === row.senderName;
            const isContinued = !isNewDay && isSameWriter && row.atMs - before.atMs < CONTINUED_MS;
            return (
              <Fragment key={row.id}>
                {isNewDay && <li className="day">{day}</li>}
                <MessageRow
                  row={row}
                  isContinued={isContinued}
                  teamName={teamName}
                  onRetry={() => onRetry(row.id)}
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

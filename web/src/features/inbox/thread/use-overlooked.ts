import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIsOnline } from '../../../shared/hooks/use-is-online';
import { useIsPageVisible } from '../../../shared/live/use-is-page-visible';
import type { ThreadMessage } from '../ticket';

/** How long a message must be in view of somebody who is writing before they can be taken to have seen it. */
export const READ_AFTER_MS = 1_000;

interface Reading {
  /** changes with the ticket */
  readonly scope: string;
  readonly isLoaded: boolean;
  /** whether the messages are what the server has, as far as is known */
  readonly isCurrent: boolean;
  /** oldest first */
  readonly messages: readonly ThreadMessage[];
  readonly uid: string;
  /** whether the end of the thread is in view */
  readonly isAtEnd: boolean;
  readonly isWriting: boolean;
  /** of a reply that was begun earlier: when it was last written at, in milliseconds since 1970; null for none */
  readonly writtenAtMs: number | null;
}

interface Place {
  readonly scope: string;
  readonly id: string;
}

interface First extends Place {
  readonly isMissed: boolean;
}

interface Left extends Place {
  /** whether the messages have been without the server since */
  readonly isCut: boolean;
}

/** How long what comes may have come meanwhile, after a connection was lost so shortly that the database never noticed. */
const UNNOTICED_MS = 15_000;

/**
 * Id of the last message of others that was there when the connection was lost; null while it was not. It ends with the first
 * messages that the server has confirmed again.
 */
function useLeftAt({ scope, isLoaded, isCurrent }: Reading, lastId: string): string | null {
  const isOnline = useIsOnline();
  const [left, setLeft] = useState<Left | null>(null);
  const leftId = idIn(left, scope);
  const isCut = leftId !== null && left?.isCut === true;
  useEffect(() => {
    if (!isOnline && isLoaded)
      setLeft((now) => (now?.scope === scope ? now : { scope, id: lastId, isCut: false }));
  }, [isOnline, isLoaded, scope, lastId]);
  useEffect(() => {
    if (leftId !== null && !isCurrent) setLeft((now) => now && { ...now, isCut: true });
  }, [leftId, isCurrent]);
  useEffect(() => {
    if (!isOnline || leftId === null || (isCut && !isCurrent)) return undefined;
    if (isCut) return setLeft(null);
    const timer = setTimeout(() => setLeft(null), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, [isOnline, leftId, isCut, isCurrent]);
  return leftId;
}

const idIn = (place: Place | null, scope: string): string | null =>
  place?.scope === scope ? place.id : null;

export interface Overlooked {
  /** what came from others and was not seen yet, oldest first */
  readonly messages: readonly ThreadMessage[];
  /** id of the first message that came since the reader looked, null for none; it stays until they have answered */
  readonly newFrom: string | null;
  /** whether that came while there was no connection (D-128) */
  readonly isMissed: boolean;
  /** call once they have answered */
  readonly answered: () => void;
}

/**
 * What a screen has not shown to its reader yet (D-107). What was there when a ticket opened counts as seen, unless a
 * reply to it had been begun before that came. Later messages do once they were in view: at once for somebody who only reads, after a second for somebody who writes and
 * may be looking at their own words.
 */
export function useOverlooked(reading: Reading): Overlooked {
  const { scope, isLoaded, messages, uid, isAtEnd, isWriting, writtenAtMs } = reading;
  const isInView = useIsPageVisible() && isAtEnd;
  const [seen, setSeen] = useState<Place | null>(null);
  const [first, setFirst] = useState<First | null>(null);
  const ofOthers = useMemo(
    () => messages.filter(({ sender_ref, isPending }) => sender_ref !== uid && !isPending),
    [messages, uid],
  );
  const lastId = ofOthers.at(-1)?.id ?? '';
  const seenId = idIn(seen, scope);
  const firstSeenId =
    writtenAtMs === null
      ? lastId
      : (ofOthers.findLast(({ created_at }) => created_at.toMillis() <= writtenAtMs)?.id ?? '');

  useEffect(() => {
    if (!isLoaded || seenId === lastId) return undefined;
    const see = () => setSeen({ scope, id: lastId });
    if (seenId === null) return setSeen({ scope, id: firstSeenId });
    if (isInView && !isWriting) return see();
    if (!isInView) return undefined;
    const timer = setTimeout(see, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [scope, isLoaded, seenId, firstSeenId, lastId, isInView, isWriting]);

  const isRead = seenId === null || seenId === lastId || (isInView && !isWriting);
  const unread = useMemo(
    () => (isRead ? [] : ofOthers.slice(ofOthers.findIndex(({ id }) => id === seenId) + 1)),
    [isRead, ofOthers, seenId],
  );
  const firstId = unread[0]?.id;
  useEffect(() => {
    if (firstId === undefined) return;
    setFirst((now) => (now?.scope === scope ? now : { scope, id: firstId, isMissed: false }));
  }, [scope, firstId]);

  const leftId = useLeftAt(reading, lastId);
  const missedId =
    leftId === null || leftId === lastId
      ? undefined
      : ofOthers[ofOthers.findIndex(({ id }) => id === leftId) + 1]?.id;
  useEffect(() => {
    if (missedId !== undefined) setFirst({ scope, id: missedId, isMissed: true });
  }, [scope, missedId]);

  const answered = useCallback(() => setFirst(null), []);
  const newFrom = idIn(first, scope);
  return { messages: unread, newFrom, isMissed: newFrom !== null && first?.isMissed === true, answered };
}

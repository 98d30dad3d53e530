import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 80;

export interface EndSticker {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly hasNewBelow: boolean;
  readonly isAtEnd: boolean;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

interface PaneContent {
  /** changes with the whole content */
  readonly scope: string;
  readonly firstKey: string | undefined;
  readonly lastKey: string | undefined;
  /** whether the reader wrote the last row and so expects to see it */
  readonly isLastOwn: boolean;
}

/**
 * Keeps a scrolled pane at its end while the reader is there. A reader further up stays where they are and learns
 * that there is something new below.
 */
export function useStickToEnd({ scope, firstKey, lastKey, isLastOwn }: PaneContent): EndSticker {
  const scrollRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [isThere, setThere] = useState(true);
  const heightBefore = useRef(0);
  const seenKey = useRef<string | undefined>(undefined);
  const [hasNewBelow, setNewBelow] = useState(false);

  const scrollToEnd = useCallback(() => {
    const pane = scrollRef.current;
    if (pane !== null) pane.scrollTop = pane.scrollHeight;
    isAtEnd.current = true;
    setThere(true);
    setNewBelow(false);
  }, []);

  const onScroll = useCallback(() => {
    const pane = scrollRef.current;
    if (pane === null) return;
    isAtEnd.current = pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR_PX;
    heightBefore.current = pane.scrollHeight;
    setThere(isAtEnd.current);
    if (isAtEnd.current) setNewBelow(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation starts at its end
  useLayoutEffect(scrollToEnd, [scope]);

  useLayoutEffect(() => {
    const isNew = seenKey.current !== lastKey;
    seenKey.current = lastKey;
    if (!isNew) return;
    if (isAtEnd.current || isLastOwn) scrollToEnd();
    else setNewBelow(true);
  }, [lastKey, isLastOwn, scrollToEnd]);

  // Rows inserted above must not move what is being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reacts to a new first row
  useLayoutEffect(() => {
    const pane = scrollRef.current;
    if (pane === null || isAtEnd.current) return;
    pane.scrollTop += pane.scrollHeight - heightBefore.current;
    heightBefore.current = pane.scrollHeight;
  }, [firstKey]);

  useEffect(() => {
    const pane = scrollRef.current;
    if (pane === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) pane.scrollTop = pane.scrollHeight;
    });
    observer.observe(pane);
    // What happened in the ticket is a line that is no message.
    if (pane.firstElementChild !== null) observer.observe(pane.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { scrollRef, hasNewBelow, isAtEnd: isThere, onScroll, scrollToEnd };
}

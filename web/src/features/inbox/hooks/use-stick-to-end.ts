import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 80;

export interface EndSticker {
  readonly scrollRef: RefObject<HTMLDivElement | null>;
  readonly hasNewBelow: boolean;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * Keeps a scrolled pane at its end while the reader is there; somebody reading further up is left alone and
 * told that there is something new below. `lastKey` changes with the last row, `scope` with the whole content.
 */
export function useStickToEnd(
  scope: string,
  firstKey: string | undefined,
  lastKey: string | undefined,
): EndSticker {
  const scrollRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const heightBefore = useRef(0);
  const [hasNewBelow, setNewBelow] = useState(false);

  const scrollToEnd = useCallback(() => {
    const pane = scrollRef.current;
    if (pane !== null) pane.scrollTop = pane.scrollHeight;
    isAtEnd.current = true;
    setNewBelow(false);
  }, []);

  const onScroll = useCallback(() => {
    const pane = scrollRef.current;
    if (pane === null) return;
    isAtEnd.current = pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR_PX;
    heightBefore.current = pane.scrollHeight;
    if (isAtEnd.current) setNewBelow(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation starts at its end
  useLayoutEffect(scrollToEnd, [scope]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row is what this reacts to
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd();
    else setNewBelow(true);
  }, [lastKey, scrollToEnd]);

  // Rows put in above must not move what is being read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first row is what this reacts to
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
    return () => observer.disconnect();
  }, []);

  return { scrollRef, hasNewBelow, onScroll, scrollToEnd };
}

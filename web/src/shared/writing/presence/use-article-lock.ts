import { DURATIONS } from '@harborline/domain/limits';
import { type CoWriter, lockHolder, lockLapsesInMs } from '@harborline/domain/live/co-writers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { followAfterContent } from '../../live/follow-after-content';
import type { ArticleSeat, Seated } from './article-seat';

export interface ArticleLock {
  /** teammates who have the article open too */
  readonly others: readonly CoWriter[];
  /** uid of the teammate who is writing, null if nobody else is */
  readonly heldBy: string | null;
  /** whether this browser is taking the lock over and waits for the teammate's last words to be saved */
  readonly isTakingOver: boolean;
  /** whether a teammate wrote while this browser had the text open: their last words may still be on their way */
  readonly hasWaited: boolean;
  /** tells teammates that this person types; takes the lock unless a teammate has it */
  readonly typed: () => void;
  /** takes the lock from a teammate, and calls back once their text had time to be saved */
  readonly takeOver: (onTaken: () => void) => void;
}

interface LockedArticle {
  readonly libraryId: string;
  readonly articleId: string;
  readonly uid: string;
}

const NOBODY: Seated = { writers: [], offsetMs: 0 };

/** The lock with its timers: it is held while its owner types, and given back when they pause for long. */
class HeldLock {
  #seat: ArticleSeat | null = null;
  #beatAt = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  sit(seat: ArticleSeat | null): void {
    this.#seat = seat;
    if (seat === null) clearTimeout(this.#idle);
  }

  take(): void {
    this.#beatAt = Date.now();
    this.#seat?.lock();
    this.#waitForIdle();
  }

  keep(): void {
    if (Date.now() - this.#beatAt >= DURATIONS.articleLockBeatMs) {
      this.#beatAt = Date.now();
      this.#seat?.beat();
    }
    this.#waitForIdle();
  }

  #waitForIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#seat?.release(), DURATIONS.articleLockIdleMs);
  }
}

/** Renders again when the holder's lock lapses, which no message tells. */
function useHolder({ writers, offsetMs }: Seated): CoWriter | null {
  const [, setTick] = useState(0);
  const nowMs = Date.now() + offsetMs;
  const holder = lockHolder(writers, nowMs);
  const lapsesInMs = lockLapsesInMs(holder, nowMs);
  useEffect(() => {
    if (lapsesInMs === null) return undefined;
    const timer = setTimeout(() => setTick((tick) => tick + 1), lapsesInMs + 1);
    return () => clearTimeout(timer);
  }, [lapsesInMs]);
  return holder;
}

/** Who else has an article open, and the soft lock among them (U-07). What a browser cannot know locks nobody out. */
export function useArticleLock({ libraryId, articleId, uid }: LockedArticle): ArticleLock {
  const [seated, setSeated] = useState<Seated>(NOBODY);
  const [lock] = useState(() => new HeldLock());
  const [isTakingOver, setTakingOver] = useState(false);
  const [hasWaited, setWaited] = useState(false);
  const holder = useHolder(seated);
  const isHeldByOther = holder !== null && holder.uid !== uid;
  if (isHeldByOther && !hasWaited) setWaited(true);
  const heldBy = useRef<string | null>(null);
  heldBy.current = holder?.uid ?? null;
  const handover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const stop = followAfterContent({
      name: 'article-seat',
      load: () => import('./article-seat'),
      follow: ({ takeSeat }) => {
        const seat = takeSeat({ libraryId, articleId, uid }, setSeated);
        lock.sit(seat);
        return () => seat.leave();
      },
    });
    return () => {
      clearTimeout(handover.current);
      lock.sit(null);
      stop();
      setSeated(NOBODY);
    };
  }, [lock, libraryId, articleId, uid]);

  return {
    others: seated.writers.filter((writer) => writer.uid !== uid),
    heldBy: isHeldByOther ? holder.uid : null,
    isTakingOver,
    hasWaited,
    typed: useCallback(() => {
      if (heldBy.current === uid) lock.keep();
      else if (heldBy.current === null) lock.take();
    }, [lock, uid]),
    takeOver: useCallback(
      (onTaken: () => void) => {
        lock.take();
        setTakingOver(true);
        handover.current = setTimeout(() => {
          setTakingOver(false);
          onTaken();
        }, DURATIONS.articleLockHandoverMs);
      },
      [lock],
    ),
  };
}

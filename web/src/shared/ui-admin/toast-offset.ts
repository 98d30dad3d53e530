import { useEffect } from 'react';
import { TOASTS_BOTTOM, TOASTS_ROOM } from './below-toasts';
import { observeBelowToasts } from './observe-below-toasts';

/** Between toasts and what a list scrolls above them; px. */
const GAP_PX = 8;

/** What is in sight, from above an on-screen keyboard up. */
interface Sight {
  readonly top: number;
  readonly bottom: number;
}

function sight(): Sight {
  const seen = window.visualViewport;
  if (!seen) return { top: 0, bottom: window.innerHeight };
  return { top: seen.offsetTop, bottom: seen.offsetTop + seen.height };
}

const isBeside = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 && one.left < other.right && other.left < one.right;

/** @returns the lowest edge for toasts that cover nothing of what is marked, as far as they stay in sight; px */
function freeEdge(toasts: DOMRect, marked: readonly DOMRect[], { top, bottom }: Sight): number {
  const lowestFirst = marked.filter((rect) => isBeside(rect, toasts)).sort((a, b) => b.bottom - a.bottom);
  let edge = bottom;
  for (const rect of lowestFirst) {
    const isCovered = rect.top < edge && rect.bottom > edge - toasts.height;
    if (isCovered) edge = rect.top;
  }
  return Math.max(edge, Math.min(bottom, top + toasts.height));
}

function place(toasts: HTMLElement | null, marked: readonly HTMLElement[]): void {
  const rect = toasts?.getBoundingClientRect() ?? new DOMRect();
  const edge = freeEdge(
    rect,
    marked.map((element) => element.getBoundingClientRect()),
    sight(),
  );
  const { style } = document.documentElement;
  style.setProperty(TOASTS_BOTTOM, `${Math.max(0, Math.round(window.innerHeight - edge))}px`);
  style.setProperty(TOASTS_ROOM, `${Math.round(rect.height) + GAP_PX}px`);
}

/** Keeps toasts above what is marked, while there are any. */
export function useToastOffset(isAnyShown: boolean): void {
  useEffect(() => {
    if (!isAnyShown) return undefined;
    const stop = observeBelowToasts(place);
    return () => {
      stop();
      document.documentElement.style.removeProperty(TOASTS_ROOM);
    };
  }, [isAnyShown]);
}

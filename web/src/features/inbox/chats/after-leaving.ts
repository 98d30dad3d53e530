import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const CHAT = 'data-chat';

const rowOf = (root: ParentNode, ref: string): Element | null =>
  root.querySelector(`[${CHAT}="${CSS.escape(ref)}"]`);

interface JustLeft {
  /** of the chat whose row gets the focus, '' for none */
  readonly next: string;
}

/** For the page that a chat is left to: the row below that of the chat, else the one above. */
export function justLeft(ref: string): JustLeft {
  const row = rowOf(document, ref);
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return { next: next?.getAttribute(CHAT) ?? '' };
}

const readLeft = (state: unknown): JustLeft | null =>
  typeof state === 'object' && state !== null && 'next' in state && typeof state.next === 'string'
    ? { next: state.next }
    : null;

/** Whoever has let a chat go is at the next row of the list, or at its heading. @param list must have one */
export function useFocusOnceLeft(list: RefObject<HTMLElement | null>): void {
  const { state, key } = useLocation();
  const focusedAt = useRef('');
  useEffect(() => {
    const left = readLeft(state);
    if (left === null || list.current === null || focusedAt.current === key) return;
    focusedAt.current = key;
    const row = left.next === '' ? null : rowOf(list.current, left.next);
    const target = row?.querySelector<HTMLElement>('a') ?? list.current.querySelector<HTMLElement>('h1');
    target?.focus();
  }, [state, key, list]);
}

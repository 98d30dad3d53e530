import { isFramed } from '../../../shared/frame/is-framed';

/** Whoever comes from another page of the widget goes on at the heading: its links open documents, which begin without focus. */
export function focusHeading(): void {
  const { referrer, activeElement, body } = document;
  const isInside = referrer.startsWith(`${window.location.origin}/`) && isFramed(new URL(referrer).pathname);
  if (!isInside || !document.hasFocus() || (activeElement !== null && activeElement !== body)) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

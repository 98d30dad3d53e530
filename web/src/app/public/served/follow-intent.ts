/** A pointer that only crosses a link leaves it sooner. */
const HOVER_MS = 80;

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a link opens in this document. */
export const isInside = ({ origin, target, hash }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target === '' && hash === '';

/**
 * Calls back with the path and query of a link that the visitor points at, touches or focuses; never if they asked to
 * save data.
 */
export function followIntent(onIntent: (pathname: string, search: string) => void): void {
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link === null || !isInside(link)) return;
    const tell = () => onIntent(link.pathname, link.search);
    if (event.type === 'pointerdown') tell();
    else timer = setTimeout(tell, HOVER_MS);
  };
  for (const sign of SIGNS) document.addEventListener(sign, notice, { passive: true });
}

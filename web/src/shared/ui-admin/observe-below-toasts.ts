const HOLDER = '.notistack-SnackbarContainer';
const MARKED = '[data-below-toasts]';

type Place = (toasts: HTMLElement | null, marked: readonly HTMLElement[]) => void;

/** Calls back at most once per frame. */
function oncePerFrame(run: () => void): { readonly soon: () => void; readonly stop: () => void } {
  let frame = 0;
  return {
    soon: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        run();
      });
    },
    stop: () => cancelAnimationFrame(frame),
  };
}

/** Listens for what moves elements without giving them another size. @returns stops it */
function listenForMoves(moved: () => void): () => void {
  const stopping = new AbortController();
  const options = { signal: stopping.signal, passive: true };
  window.addEventListener('resize', moved, options);
  window.visualViewport?.addEventListener('resize', moved, options);
  window.visualViewport?.addEventListener('scroll', moved, options);
  document.addEventListener('scroll', moved, { ...options, capture: true });
  document.addEventListener('transitionend', moved, options);
  return () => stopping.abort();
}

/**
 * Tells where toasts and what is marked below them are, now and whenever they may have moved, come or gone.
 * @returns stops it
 */
export function observeBelowToasts(place: Place): () => void {
  let observed: readonly HTMLElement[] = [];
  const find = () => [...document.querySelectorAll<HTMLElement>(`${HOLDER}, ${MARKED}`)];
  const frames = oncePerFrame(() =>
    place(
      observed.find((element) => element.matches(HOLDER)) ?? null,
      observed.filter((element) => element.matches(MARKED)),
    ),
  );
  const sizes = new ResizeObserver(frames.soon);
  const look = () => {
    const found = find();
    if (found.length === observed.length && found.every((element, index) => element === observed[index]))
      return;
    observed = found;
    sizes.disconnect();
    for (const element of found) sizes.observe(element);
    frames.soon();
  };
  look();
  frames.soon();
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-below-toasts'] });
  const stopListening = listenForMoves(frames.soon);
  return () => {
    frames.stop();
    sizes.disconnect();
    changes.disconnect();
    stopListening();
  };
}

import type { Actor } from './actor';

/**
 * Resolves once the present page has shown a text, however briefly: the page itself watches, since a look from
 * outside can miss what is there for a second. Begin it before what brings the text about.
 * @throws Error if the page is left without having shown it
 */
export function hasShown({ page }: Actor, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (document.body.textContent?.includes(wanted) !== true) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
}

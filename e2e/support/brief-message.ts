import type { Actor } from './actor';

const SHOWN_AT = 'journey-shown-at';
const LEFT_AT = 'journey-left-at';

/**
 * Milliseconds between a text's appearance and the moment the page is left for another. The page itself watches,
 * since a look from outside can miss what is there for a second.
 * @param act brings the text about
 */
export async function timeOnScreen({ page }: Actor, text: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(
    ([wanted = '', shownAt = '', leftAt = '']) => {
      sessionStorage.removeItem(shownAt);
      sessionStorage.removeItem(leftAt);
      const watch = new MutationObserver(() => {
        if (document.body.textContent?.includes(wanted) !== true) return;
        watch.disconnect();
        sessionStorage.setItem(shownAt, String(Date.now()));
        window.addEventListener('beforeunload', () => sessionStorage.setItem(leftAt, String(Date.now())));
      });
      watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [text, SHOWN_AT, LEFT_AT],
  );
  await act();
  // Read in the page that comes next: the present one may be gone while it answers.
  const time = await page.waitForFunction(
    (keys) => {
      const [shownAt, leftAt] = keys.map((key) => Number(sessionStorage.getItem(key)));
      const isNext = shownAt && leftAt && performance.timeOrigin > shownAt;
      return isNext ? { ms: leftAt - shownAt } : null;
    },
    [SHOWN_AT, LEFT_AT],
  );
  return (await time.jsonValue())?.ms ?? 0;
}

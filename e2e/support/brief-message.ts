import type { Actor } from './actor';

const SHOWN_AT = 'journey-shown-at';
const LEFT_AT = 'journey-left-at';

/**
 * Milliseconds between a text's appearance and the moment when the page is left. The page itself watches,
 * since polling from outside can miss what is visible for a second.
 * @param act makes the text appear
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
  // Read in the next page: the current one may go away while it answers.
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

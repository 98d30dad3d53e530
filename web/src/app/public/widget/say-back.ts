import { backHere } from '../../../shared/hours/late-back';

/** Says on the first page when the team is back, by this browser's clocks, with the words that the page holds (D-130). */
export function sayBack(back: HTMLElement, atMs: number): void {
  const { words, when } = backHere(atMs);
  const text = back.querySelector(`[data-back-words="${words}"]`)?.textContent;
  if (atMs <= Date.now() || !text) return;
  back.textContent = `${text} ${when}`;
  back.hidden = false;
  back.previousElementSibling?.toggleAttribute('hidden', true);
}

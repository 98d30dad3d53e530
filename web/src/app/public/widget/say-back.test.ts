import { BACK_WORDS } from '@harborline/domain/texts/back-words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayBack } from './say-back';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const HOUR_MS = 3_600_000;

/** A line that nobody is here, and the words that a page holds behind it. */
function page(atMs: number) {
  document.body.innerHTML = `<p><span id="line">Nobody is here right now.</span><span id="back" hidden>${[
    ['today', 'Zurück heute um'],
    ['tomorrow', BACK_WORDS.tomorrow],
  ]
    .map(([words, text]) => `<i data-back-words="${words}">${text}</i>`)
    .join('')}</span></p>`;
  const [line, back] = ['line', 'back'].map((id) => document.getElementById(id));
  if (!line || !back) throw new Error('no page');
  sayBack(back, atMs);
  return { line, back };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the team is back, on the first page of the widget (D-130)', () => {
  it('is said in the words of the page, in the place of the line that nobody is here', () => {
    const { line, back } = page(NOW + 60_000);
    expect(back.textContent).toMatch(/^Zurück heute um \d{1,2}:\d{2}/);
    expect([line.hidden, back.hidden]).toEqual([true, false]);
  });

  it('is not said once it is past, or where the page has no words for it', () => {
    for (const atMs of [NOW - 1, NOW + 72 * HOUR_MS]) {
      const { line, back } = page(atMs);
      expect([line.hidden, back.hidden]).toEqual([false, true]);
    }
  });
});

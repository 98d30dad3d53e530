import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberScroll } from './history-state';
import { navigate, restoreScroll, showNamedSection } from './navigation';

const SECTION = 'section-3';
const shown = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<h2 id="${SECTION}">Part</h2>`;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
  // Files share a window: an earlier one may have left its spy there, with its calls.
  vi.spyOn(window, 'scrollTo')
    .mockImplementation(() => undefined)
    .mockClear();
  shown.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('S9-08: a section in the address', () => {
  it('is shown 300 ms after its page, and not before', () => {
    navigate(`/acme#${SECTION}`);
    showNamedSection();
    vi.advanceTimersByTime(299);
    expect(shown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(shown).toHaveBeenCalledOnce();
  });

  it('is shown as late when the visitor comes back to it', () => {
    navigate(`/acme#${SECTION}`);
    restoreScroll();
    vi.advanceTimersByTime(299);
    expect(shown).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(shown).toHaveBeenCalledOnce();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('is not shown once the visitor has left the page, or had scrolled on', () => {
    navigate(`/acme#${SECTION}`);
    showNamedSection()();
    rememberScroll();
    showNamedSection();
    vi.advanceTimersByTime(1_000);
    expect(shown).not.toHaveBeenCalled();
  });

  it('stands 50 px below the header', () => {
    const styles = readFileSync('web/src/features/help-center/article/article.css', 'utf8');
    expect(styles).toMatch(/\.prose :is\(h2, h3, h4, h5, h6\) \{\n {2}scroll-margin-top: 50px;/);
  });

  it('is nothing where the page has no such section', () => {
    navigate('/acme#elsewhere');
    showNamedSection();
    vi.advanceTimersByTime(1_000);
    expect(shown).not.toHaveBeenCalled();
  });
});

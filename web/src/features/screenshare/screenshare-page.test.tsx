// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true, "navigation": { "disableChildPageNavigation": true, "disableMainFrameNavigation": true } } }
import { SCREENSHARE_TEXTS } from '@harborline/domain/texts/screenshare';
import { act, cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeWatchLink } from '../../shared/screenshare/watch-link';
import { renderAdmin } from '../../shared/testing/render-admin';
import { ScreensharePage } from './screenshare-page';

const watch = vi.hoisted(() => ({ stop: vi.fn(), watchPage: vi.fn() }));
vi.mock('./watch-page', () => ({ watchPage: watch.watchPage.mockReturnValue(watch.stop) }));

const MINUTE_MS = 60_000;
const isStored = () => Object.keys(window.localStorage).some((key) => key.includes('watch-link'));

function store(changes: { readonly url?: string; readonly forMs?: number } = {}) {
  const { url = `${window.location.origin}/watch.html`, forMs = MINUTE_MS } = changes;
  const expires_at = new Date(Date.now() + forMs).toISOString();
  storeWatchLink({ url, expires_at, conversation_ref: 'c1' });
}
const show = () =>
  renderAdmin(
    <MemoryRouter initialEntries={['/screenshare']}>
      <ScreensharePage />
    </MemoryRouter>,
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('/screenshare (S2.4-07, D-10)', () => {
  it('shows the link in a frame without an origin, which learns nothing of where it is shown', () => {
    store();
    show();
    const frame = screen.getByTitle(SCREENSHARE_TEXTS.title);
    expect(frame.getAttribute('src')).toBe(`${window.location.origin}/watch.html`);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('removes the link from storage 1000 ms after it was read (S2.4-08, S9-06)', () => {
    store();
    show();
    act(() => void vi.advanceTimersByTime(999));
    expect(isStored()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isStored()).toBe(false);
    expect(screen.getByTitle(SCREENSHARE_TEXTS.title)).toBeTruthy();
  });

  it('explains that there is no link', () => {
    show();
    expect(heading()).toBe(SCREENSHARE_TEXTS.missingTitle);
  });

  it('explains that the link is over, and removes it', () => {
    store({ forMs: 0 });
    show();
    expect(heading()).toBe(SCREENSHARE_TEXTS.expiredTitle);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(isStored()).toBe(false);
  });

  it.each(['https://evil.example/watch.html', 'javascript:alert(1)', 'data:text/html,x', 'watch.html', ''])(
    'opens no other address: %s',
    (url) => {
      store({ url });
      show();
      expect(heading()).toBe(SCREENSHARE_TEXTS.refusedTitle);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );

  it('says that the sharing is over once its time is', () => {
    store();
    show();
    act(() => void vi.advanceTimersByTime(MINUTE_MS));
    expect(heading()).toBe(SCREENSHARE_TEXTS.endedTitle);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFramed } from '../../../shared/frame/is-framed';
import { focusHeading } from './focus-heading';
import { framedPath } from './framed-path';
import { startFrame } from './start-frame';
import '../../../shared/testing/leave-no-trace';

const dot = () => document.querySelector<HTMLElement>('.w-dot')?.hidden;

function showNews(at: number): void {
  document.body.innerHTML = `<a href="#news" data-news-at="${at}"><span class="w-dot" hidden>New</span></a>`;
}

describe('news on the first page of the widget (S2.3-21)', () => {
  it('are marked until the visitor reads them, library by library', () => {
    showNews(Date.now() - 1_000);
    startFrame('/widgetAdvanced/Acme');
    expect(dot()).toBe(false);
    startFrame('/widgetAdvanced/acme/news');
    expect(dot()).toBe(true);
    startFrame('/widgetAdvanced/other/dashboard');
    expect(dot()).toBe(false);
    showNews(Date.now() + 1_000);
    startFrame('/widgetAdvanced/acme');
    expect(dot()).toBe(false);
  });
});

describe('links in the widget', () => {
  it.each([
    ['/widgetAdvanced/acme/help', ''],
    ['/AdvancedWidget/acme', ''],
    ['/acme', '_blank'],
    ['https://elsewhere.example/widgetAdvanced/acme', '_blank'],
    ['mailto:a@b.example', ''],
  ])('to %s open in %j', (href, target) => {
    startFrame('/widgetAdvanced/acme');
    document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
    // Not a mouse's: nothing is opened.
    document.querySelector('b')?.dispatchEvent(new Event('click', { bubbles: true }));
    expect(document.querySelector('a')?.target).toBe(target);
  });
});

describe('the focus on a page of the widget', () => {
  const comeFrom = (path: string) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(window.location.origin + path);
    document.body.innerHTML = '<h1 tabindex="-1">Contact Us</h1><input>';
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['/widgetAdvanced/acme/dashboard', 'H1'],
    ['/shop', 'BODY'],
  ])('of whoever comes from %s is at %s', (path, focused) => {
    comeFrom(path);
    focusHeading();
    expect(document.activeElement?.tagName).toBe(focused);
  });

  it('stays where the visitor has put it', () => {
    comeFrom('/widgetAdvanced/acme');
    document.querySelector('input')?.focus();
    focusHeading();
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});

it.each([
  ['/widgetAdvanced/acme/', { libraryKey: 'acme', child: '' }],
  ['/ADVANCEDWIDGET/Acme/newsFlashDetail/n1', { libraryKey: 'Acme', child: 'newsflashdetail' }],
  ['/widget/acme', null],
  ['/acme/widgetAdvanced', null],
])('reads the path %s', (path, parts) => {
  expect(framedPath(path)).toEqual(parts);
  expect(isFramed(path)).toBe(parts !== null);
});

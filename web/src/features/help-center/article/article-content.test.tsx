// Nothing is loaded for a frame or a new tab.
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true, "navigation": { "disableChildPageNavigation": true, "disableMainFrameNavigation": true } } }
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { layOutArticle } from '@harborline/domain/html/lay-out-article';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { ARTICLE_PAGE_TEXTS } from '@harborline/domain/texts/article-page';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { ArticleContent } from './article-content';
import { domOf, markupBelow } from './markup-dom';

const SCOPE = { library: makeLibrary(), links: publicLinks('acme') };
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

/** Lays out stored HTML as the browser does with what it has read itself. */
function laidOut(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const { nodes } = layOutArticle(markupBelow(holder), (code) => [code]);
  holder.replaceChildren(...nodes.map(domOf));
  return holder.innerHTML;
}

const show = (html: string) =>
  render(
    <LibraryScopeProvider scope={SCOPE}>
      <ArticleContent html={html} />
    </LibraryScopeProvider>,
  ).container;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: vi.fn(() => Promise.resolve()) },
  });
});

it('leads links to other articles to this library, and leaves look-alikes in texts whole', () => {
  const html = laidOut(
    '<p><a data-article="a2" href="/old">it</a> data-article="<b>x</b>" href="&lt;i&gt;"</p>',
  );
  const container = show(html);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/article/details/acme/a2');
  expect(container.querySelector('p')?.textContent).toBe('it data-article="x" href="<i>"');
});

it('loads a player when its poster is clicked, and nothing before', async () => {
  const container = show(laidOut(`<iframe src="${PLAYER}" title="Fit the lock"></iframe>`));
  expect(container.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByText('Fit the lock'));
  await waitFor(() => expect(container.querySelector('iframe')).not.toBeNull());
  const frame = container.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe(`${PLAYER}?autoplay=1`);
  expect(frame?.getAttribute('sandbox')).toContain('allow-scripts');
  expect(frame?.title).toBe('Fit the lock');
});

it('copies code and the link to a heading', async () => {
  show(laidOut('<h2>Start</h2><pre><code class="language-js">go()\n</code></pre>'));
  fireEvent.click(await screen.findByRole('button', { name: ARTICLE_PAGE_TEXTS.copyCode }));
  await screen.findByText(ARTICLE_PAGE_TEXTS.codeCopied);
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('go()\n');
  fireEvent.click(screen.getByRole('link', { name: ARTICLE_PAGE_TEXTS.linkToSection }));
  await screen.findByText(ARTICLE_PAGE_TEXTS.linkCopied);
  expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(expect.stringContaining('#section-1'));
});

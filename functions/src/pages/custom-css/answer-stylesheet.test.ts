import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readPageRequest } from '../page/page-request';
import { answerStylesheet } from './answer-stylesheet';
import { stylesheetOf } from './stylesheet';

const stored = vi.hoisted(() => ({ library: null as LibraryPublic | null }));

vi.mock('../../platform/config', () => ({
  config: () => ({ environment: 'deployed', publicOrigin: 'https://product.example' }),
}));
vi.mock('../library-view/library-head', () => ({
  libraryHead: async (id: string) =>
    stored.library?.id === id ? { library: stored.library, version: '1', contentStamp: null } : null,
}));

const withCss = (customCss: string, isCustomCss = true) =>
  makeLibrary({
    publicHelpCenterTheme: { themeColor: '#1b5e8c', favicon: '', isCustomCss, customCss },
  });

const ask = (path: string) => answerStylesheet(readPageRequest({ url: path, header: () => undefined }));

beforeEach(() => {
  stored.library = null;
});

describe("the stylesheet of a library's own CSS (S3-05, D-15)", () => {
  it('is confined to the help center, and kept for good under the hash of its content', async () => {
    stored.library = withCss('h1 { color: red }');
    const sheet = stylesheetOf(stored.library);
    expect(sheet?.path).toMatch(/^\/articleStyles\/testlibrary000000001\/[0-9a-f]{16}\.css$/);
    expect(await ask(sheet?.path ?? '')).toMatchObject({
      status: 200,
      contentType: 'text/css; charset=utf-8',
      cacheControl: expect.stringContaining('immutable'),
      body: '[data-help-center] h1 { color: red; }',
    });
  });

  it('has another address when it changes; under an earlier one nothing keeps the latest', async () => {
    const earlier = stylesheetOf(withCss('h1 { color: red }'))?.path ?? '';
    stored.library = withCss('h1 { color: blue }');
    expect(stylesheetOf(stored.library)?.path).not.toBe(earlier);
    const answer = await ask(earlier);
    expect(answer?.body).toContain('blue');
    expect(answer?.cacheControl).not.toContain('immutable');
  });

  it.each([
    ['@import "https://evil.example/x.css";', ''],
    ['a { background: url(https://evil.example/x.png) }', ''],
    ['a { behavior: url(x.htc) }', ''],
    ['body + div { display: none }', ''],
    ['a { color: red } </style><script>alert(1)</script>', '[data-help-center] a { color: red; }'],
    [
      '@font-face { font-family: x; src: url(//evil.example) } b { color: red }',
      '[data-help-center] b { color: red; }',
    ],
  ])('carries nothing that loads, runs or escapes: %s', async (source, css) => {
    stored.library = withCss(source);
    const sheet = stylesheetOf(stored.library);
    expect(sheet?.css ?? '').toBe(css);
  });

  it('is none where it is switched off or empty', async () => {
    expect(stylesheetOf(withCss('h1 { color: red }', false))).toBeNull();
    expect(stylesheetOf(withCss(' '))).toBeNull();
  });

  it('is empty for a page that was kept before it was switched off, and kept by nothing', async () => {
    const path = stylesheetOf(withCss('h1 { color: red }'))?.path ?? '';
    stored.library = withCss('h1 { color: red }', false);
    expect(await ask(path)).toMatchObject({
      status: 200,
      body: '',
      cacheControl: expect.not.stringContaining('immutable'),
    });
    expect((await ask('/articleStyles/another0000000000001/0123456789abcdef.css'))?.status).toBe(404);
  });

  it('is nothing under another address', async () => {
    for (const path of ['/lumen', '/articleStyles/a/b.css', '/articleStyles/../0123456789abcdef.css']) {
      expect(await ask(path)).toBeNull();
    }
  });
});

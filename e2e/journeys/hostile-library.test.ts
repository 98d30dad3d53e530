import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { makeArticle, makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { failPages } from '../support/fail-pages';
import { plant } from '../support/plant';
import { waitFor } from '../support/wait-for';
import { expectNoPayload, packed, squashed, watchPayloads } from '../support/watch-payloads';

const newPerson = useCast();

const KEY = `hostile-${Date.now().toString(36)}`;
const LIBRARY = KEY.padEnd(20, '0').slice(0, 20);
/** Few, since each document wakes the processes of its triggers, for which other journeys wait. */
const ARTICLES = 3;
/** Ends whatever a payload left open, so that it does not hide the next one. */
const END =
  '--></script></style></textarea></title></xmp></noscript></template></iframe></svg></math></select></table>"\'>';

const isEndless = (payload: string) => /<plaintext/i.test(payload);
const GROUPS = Array.from({ length: ARTICLES }, (_, group) => {
  const own = HOSTILE_HTML.filter((_payload, index) => index % ARTICLES === group);
  // Nothing ends these.
  return [...own.filter((payload) => !isEndless(payload)), ...own.filter(isEndless)];
});

const QUERIES = packed(HOSTILE_HTML, LIMITS.searchQuery);

const categoryId = (group: number) => `${KEY}-category-${group}`;
const articleId = (group: number) => `${KEY}-article-${group}`;

const library = makeLibrary({
  id: LIBRARY,
  library_refkey: KEY,
  settings: {
    settings: { companyName: HOSTILE_HTML[0] ?? '', companyPhone: '"><script>hit()</script>' },
    metaData: {
      title: '</title><script>hit()</script>',
      description: '"><script>hit()</script>',
      keywords: "' onload='hit()",
    },
  },
  publicHelpCenterTheme: {
    themeColor: 'red;}</style><script>hit()</script>',
    favicon: 'javascript:hit()',
    isCustomCss: true,
    customCss:
      '</style><script>hit()</script> a { background: url("javascript:hit()") } @import "//evil.example/x.css";',
  },
  helpCenterHome: {
    logo: 'x" onerror="hit()',
    headline: '<svg onload=hit()>',
    introduction: '</script><script>hit()</script>',
    hasPopularArticles: true,
    footerLinks: [
      { label: '<img src=x onerror=hit()>', address: 'javascript:hit()' },
      { label: 'Terms', address: 'data:text/html,<script>hit()</script>' },
    ],
  },
});

const DOCUMENTS: Readonly<Record<string, object>> = {
  [docPath.library(LIBRARY)]: library,
  [docPath.libraryKey(KEY)]: { support_lib_id: LIBRARY },
  ...Object.fromEntries(
    GROUPS.flatMap((group, number) => [
      [
        docPath.category(categoryId(number)),
        makeCategory({
          support_lib_id: LIBRARY,
          category_title: `Topic ${number}`,
          category_description: group.join(' '),
          category_icon: `rocket" onload="hit()`,
        }),
      ],
      [
        docPath.article(articleId(number)),
        makeArticle({
          support_lib_id: LIBRARY,
          article_title: `Article ${number} ${group.join(' ')}`,
          article_content: `<p>The start of article ${number}</p>${group.join(END)}`,
          article_keywords: group.map((payload) => payload.slice(0, 60)),
          article_categories: categoryId(number),
        }),
      ],
      [
        docPath.translation(`${KEY}-${number}`),
        { support_lib_id: LIBRARY, source: `Topic ${number}`, translation: group.join(' ') },
      ],
    ]),
  ),
};

beforeAll(() => plant(DOCUMENTS));

/** A visitor whose pages note when a payload runs, and who expects to stay where they are. */
async function newVisitor(): Promise<Actor> {
  const visitor = await newPerson();
  await watchPayloads(visitor);
  // What the content policy blocks is blocked; the record still fails for what ran, or left this machine.
  visitor.record.allow(/Content Security Policy|Failed to load resource|Not allowed to load|was blocked/);
  return visitor;
}

const textOf = async (page: Page, selector: string) =>
  squashed((await page.locator(selector).allTextContents()).join(' '));

async function expectHarmless({ page }: Actor, path: string): Promise<void> {
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path);
  await expectNoPayload(page);
}

async function expectArticle(visitor: Actor, number: number): Promise<void> {
  const { page } = visitor;
  await page.locator('.prose').getByText(`The start of article ${number}`).waitFor();
  const title = squashed(GROUPS[number]?.join(' ') ?? '');
  expect(await textOf(page, 'h1')).toContain(title);
  // The category's title is its translation.
  expect(await textOf(page, '.breadcrumb')).toContain(title);
  await expectHarmless(visitor, `/article/details/${KEY}/${articleId(number)}`);
}

async function expectHome(visitor: Actor): Promise<void> {
  const { page } = visitor;
  await waitFor('the home page', async () => {
    await visitor.goto(`/${KEY}`);
    await page.waitForLoadState('networkidle');
    return (await page.locator('.category-title').count()) === ARTICLES || undefined;
  });
  await expectHarmless(visitor, `/${KEY}`);
  // As the description of a category, and as the translation of its title, which the browser reads by itself.
  const times = async () => {
    const shown = await textOf(page, '.category-card');
    return GROUPS.map((group) => shown.split(squashed(group.join(' '))).length - 1);
  };
  await expect.poll(times).toEqual(GROUPS.map(() => 2));
  expect(await textOf(page, 'h1')).toBe(squashed('<svg onload=hit()>'));
}

async function expectPagesBelow(visitor: Actor): Promise<void> {
  for (const [number] of GROUPS.entries()) {
    await visitor.goto(`/article/details/${KEY}/${articleId(number)}`);
    await expectArticle(visitor, number);
  }
  // The list comes from the search shards, which a trigger writes after the articles, and pages keep it for seconds.
  await waitFor('the article in its category', async () => {
    await visitor.goto(publicLinks(KEY).category(categoryId(0)));
    await visitor.page.waitForLoadState('networkidle');
    return (await visitor.page.getByRole('link', { name: /Article 0/ }).count()) > 0 || undefined;
  });
  await expectHarmless(visitor, publicLinks(KEY).category(categoryId(0)));
}

describe('a library whose every field is hostile (D-15, S5-27)', () => {
  it('is harmless on its rendered pages', async () => {
    const visitor = await newVisitor();
    await expectHome(visitor);
    await expectPagesBelow(visitor);
  });

  it('is harmless on the pages that the browser makes while the function is down', async () => {
    const visitor = await newVisitor();
    visitor.record.allow(/read-failed|not-searched|search-index/);
    await failPages(visitor);
    await expectHome(visitor);
    await expectPagesBelow(visitor);
  });

  it('is harmless where the browser searches for the payloads', async () => {
    const visitor = await newVisitor();
    visitor.record.allow(/read-failed|not-searched|search-index/);
    await failPages(visitor);
    const { page } = visitor;
    await visitor.goto(`/${KEY}?q=word`);
    const head = page.locator('.search-head h2');
    const field = page.getByRole('combobox', { name: HELP_CENTER_TEXTS.searchLabel });
    await head.waitFor();
    for (const query of QUERIES) {
      await field.fill(query);
      await field.press('Enter');
      await expect.poll(async () => squashed((await head.textContent()) ?? '')).toContain(squashed(query));
      await expectHarmless(visitor, `/${KEY}`);
    }
  });

  it('is harmless where the server searches for the payloads', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    const pathOf = (query: string) => `/${KEY}?${new URLSearchParams({ q: query })}`;
    await visitor.goto(pathOf(QUERIES[0] ?? ''));
    await expectHarmless(visitor, `/${KEY}`);
    /** What the browser makes of each document, without opening it. */
    const documents = await page.evaluate(
      async (paths) => {
        const read = async (path: string) => {
          const html = await (await fetch(path)).text();
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          const names = [...parsed.querySelectorAll('*')].flatMap(({ attributes }) =>
            [...attributes].map(({ name }) => name),
          );
          return {
            scripts: parsed.scripts.length,
            handlers: names.filter((name) => name.startsWith('on')).length,
            frames: parsed.querySelectorAll('iframe, object, embed, base, form[action*=evil]').length,
            shown: parsed.querySelector('.search-head h2')?.textContent ?? '',
          };
        };
        const found = [];
        for (const path of paths) {
          let document = await read(path);
          // A server that is too slow leaves the page to the browser: that document shows no search.
          for (let tries = 1; document.shown === '' && tries < 10; tries += 1) document = await read(path);
          found.push(document);
        }
        return found;
      },
      ['word', ...QUERIES].map(pathOf),
    );
    const [harmless, ...hostile] = documents;
    for (const [index, { shown, ...found }] of hostile.entries()) {
      expect(found).toEqual({ scripts: harmless?.scripts, handlers: 0, frames: 0 });
      expect(squashed(shown)).toContain(squashed(QUERIES[index] ?? ''));
    }
  });
});

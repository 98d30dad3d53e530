import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { docPath } from '@harborline/domain/paths';
import { makeArticle, makeCategory, makeLibrary } from '@harborline/domain/testing/factories';
import { HOSTILE_HTML } from '@harborline/domain/testing/hostile-html';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../support/actor';
import { useCast } from '../support/cast';
import { freshAddress } from '../support/people';
import { plant, uproot } from '../support/plant';
import { openRequestForm, sendRequest } from '../support/visitor-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const KEY = `hostile-${Date.now().toString(36)}`;
const LIBRARY = KEY.padEnd(20, '0').slice(0, 20);
/** Payloads of one article, category, translation or search. */
const TOGETHER = 10;
/** Ends whatever a payload left open, so that it does not hide the next one. */
const END =
  '--></script></style></textarea></title></xmp></noscript></template></iframe></svg></math></select></table>"\'>';

const isEndless = (payload: string) => /<plaintext/i.test(payload);
const endable = HOSTILE_HTML.filter((payload) => !isEndless(payload));
const GROUPS = [
  ...Array.from({ length: Math.ceil(endable.length / TOGETHER) }, (_, group) =>
    endable.slice(group * TOGETHER, (group + 1) * TOGETHER),
  ),
  // Nothing ends these.
  ...HOSTILE_HTML.filter(isEndless).map((payload) => [payload]),
];

const categoryId = (group: number) => `${KEY}-category-${group}`;
const articleId = (group: number) => `${KEY}-article-${group}`;
const short = (group: readonly string[], length: number) => group.join(' ').slice(0, length);

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
          category_title: `Topic ${number} ${short(group, 180)}`,
          category_description: short(group, 480),
          category_icon: `rocket" onload="hit()`,
        }),
      ],
      [
        docPath.article(articleId(number)),
        makeArticle({
          support_lib_id: LIBRARY,
          article_title: `Article ${number} ${short(group, 180)}`,
          article_content: `<p>The start of article ${number}</p>${group.join(END)}${END}`,
          article_keywords: group.map((payload) => payload.slice(0, 60)),
          article_categories: categoryId(number),
        }),
      ],
      [
        docPath.translation(`${KEY}-${number}`),
        { support_lib_id: LIBRARY, source: `Topic ${number}`, translation: short(group, 200) },
      ],
    ]),
  ),
};

beforeAll(() => plant(DOCUMENTS));
afterAll(() => uproot(Object.keys(DOCUMENTS)));

/** A visitor whose pages note when a payload runs, and who expects to stay where they are. */
async function newVisitor(): Promise<Actor> {
  const visitor = await newPerson();
  await visitor.context.addInitScript(() => {
    Reflect.set(window, 'hit', () => console.error(`a payload ran on ${window.location.href}`));
    for (const name of ['alert', 'confirm', 'prompt']) Reflect.set(window, name, Reflect.get(window, 'hit'));
  });
  // What the content policy blocks is blocked; the record still fails for what ran, or left this machine.
  visitor.record.allow(/Content Security Policy|Failed to load resource|Not allowed to load|was blocked/);
  return visitor;
}

async function expectPage({ page }: Actor, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  expect(decodeURIComponent(pathname)).toBe(path);
  expect(
    await page.locator('script[src*=evil], iframe[src*=evil], base, meta[http-equiv=refresh]').count(),
  ).toBe(0);
}

describe('a library whose every field is hostile (D-15, S5-27)', () => {
  it('is harmless on its rendered pages', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await waitFor('the home page', async () => {
      await visitor.goto(`/${KEY}`);
      return (await page.locator('.category-title').count()) > 0 || undefined;
    });
    await expectPage(visitor, `/${KEY}`);
    for (const [number] of GROUPS.entries()) {
      await visitor.goto(`/article/details/${KEY}/${articleId(number)}`);
      await page.locator('.prose').getByText(`The start of article ${number}`).waitFor();
      await expectPage(visitor, `/article/details/${KEY}/${articleId(number)}`);
    }
    await visitor.goto(publicLinks(KEY).category(categoryId(0)));
    await page
      .getByRole('link', { name: /Article 0/ })
      .first()
      .waitFor();
  });

  it('is harmless where the browser makes the pages itself', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await visitor.goto(`/${KEY}`);
    await page.locator('.category-title').first().hover();
    await page.waitForLoadState('networkidle');
    for (const [number] of GROUPS.entries()) {
      // As a link of the page does, without another document.
      await page.evaluate(
        (path) => {
          window.history.pushState({}, '', path);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        `/article/details/${KEY}/${articleId(number)}`,
      );
      await page.locator('.prose').getByText(`The start of article ${number}`).waitFor();
      await expectPage(visitor, `/article/details/${KEY}/${articleId(number)}`);
    }
  });

  it('is harmless when it is searched, by a payload or by a word', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    for (const group of GROUPS) {
      await visitor.goto(`/${KEY}?q=${encodeURIComponent(short(group, 200))}`);
      await page.locator('input[name=q]').first().waitFor();
      await expectPage(visitor, `/${KEY}`);
    }
    await page.locator('input[name=q]').first().fill('article 7');
    await page.getByRole('option').first().waitFor();
  });

  it('stays text as the name of a file', async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openRequestForm(visitor, 'lumen');
    const name = `"><img src=x onerror=hit()>'.png`;
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: PICTURE });
    await page.getByText('onerror=hit()').first().waitFor();
    await sendRequest(visitor, { email: freshAddress('file'), text: 'See the picture.' });
    await page.getByRole('link', { name: INBOX_TEXTS.attachment }).waitFor();
  });
});

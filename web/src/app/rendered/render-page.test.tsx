import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { courseEntry } from '@harborline/domain/courses/course-list';
import { lessonPage, outlinePage, pageCourse, pageOfCourses } from '@harborline/domain/courses/page-course';
import { DEFAULT_CHAT_SETTINGS } from '@harborline/domain/entities/chat-settings';
import type { PageContent } from '@harborline/domain/help-center/page-content';
import type { HoursNow } from '@harborline/domain/hours/opening';
import { toPageNewsFlash } from '@harborline/domain/news/page-news';
import {
  makeCategory,
  makeContactForm,
  makeLibrary,
  makeNewsFlash,
  TEST_LIBRARY_ID,
} from '@harborline/domain/testing/factories';
import { makeCourse } from '@harborline/domain/testing/make-course';
import { makeComponent, makeIncident, makeStatus } from '@harborline/domain/testing/make-status';
import { BACK_WORDS } from '@harborline/domain/texts/back-words';
import { CHAT_TEXTS } from '@harborline/domain/texts/chat';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { STATUS_TEXTS } from '@harborline/domain/texts/status';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import { describe, expect, it, vi } from 'vitest';
import { createRenderer } from './render-page';

const SHELL = `<!doctype html><html lang="en"><head>
  <meta charset="utf-8"><meta name="description" content="Of the shell"><title>Shell</title>
  <link rel="icon" href="/favicon.svg"><script type="module" src="/assets/start.js"></script>
</head><body><div id="root"><svg></svg></div><link rel="stylesheet" href="/assets/start.css"></body></html>`;

const HOSTILE = '</script><script>alert(1)</script><!-- "quoted"';

const category = (id: string, parent = '') =>
  makeCategory({ id, category_title: `Topic ${id}`, parent_cat_id: parent });

function makeContent(changes: Partial<PageContent> = {}): PageContent {
  return {
    library: makeLibrary(),
    stylesheet: '',
    categories: [category('c1'), category('c2', 'c1')],
    translations: [],
    page: 1,
    articleCounts: { c1: 2, c2: 1 },
    articleRows: { c1: [{ id: 'a1', article_title: 'Charge it' }], c2: [] },
    popularArticles: [],
    article: null,
    siblings: null,
    answer: null,
    status: null,
    courses: null,
    course: null,
    news: null,
    newsFlash: null,
    ...changes,
  };
}

const ARTICLE = {
  id: 'a1',
  support_lib_id: TEST_LIBRARY_ID,
  article_title: 'Charge it',
  article_categories: 'c2',
  updatedAt: Date.UTC(2026, 2, 3),
  html: '<p dir="auto">Use the <code>charger</code>.</p><h2 id="section-1">How</h2><h2 id="section-2">Why</h2>',
  sections: [
    { id: 'section-1', title: 'How' },
    { id: 'section-2', title: 'Why' },
  ],
  description: 'Use the charger.',
};

const renderer = createRenderer(SHELL);

async function render(pathname: string, { search = '', content = makeContent() as PageContent | null } = {}) {
  const { render: renderPage } = await renderer;
  const origin = 'https://help.example';
  return renderPage({ origin, publicOrigin: origin, pathname, search }, content);
}

const contentIn = (html: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="page-content" data-scripts="[^"]*"[^>]*>(.*?)<\/script>/s.exec(
      html,
    )?.[1] ?? '',
  );

const thingsIn = (html: string): { '@graph': { '@type': string }[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}');

describe('the widget', () => {
  it('begins with a page that holds no data and leads on by plain links (S2.3-15 to S2.3-21)', async () => {
    const { status, html } = await render('/widgetAdvanced/acme', { search: '?ut=t1' });
    expect(status).toBe(200);
    expect(contentIn(html)).toBeNull();
    expect(html).toContain('data-rests');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('href="/widgetAdvanced/acme/help/c1?ut=t1"');
    expect(html).toContain('href="/widgetAdvanced/acme/chat?ut=t1"');
    expect(html).not.toMatch(/rel="canonical"|start\.css/i);
  });

  it('shows pages of the help center in its own frame', async () => {
    const { html } = await render('/AdvancedWidget/acme/help/c1');
    expect(html).toContain('class="w-header"');
    expect(html).toContain('href="/widgetAdvanced/acme/help"');
    expect(html).not.toContain('site-header');
    expect(html).toContain('start.css');
  });

  it('says nothing of how its link is shown elsewhere: nobody shares a frame', async () => {
    expect((await render('/widgetAdvanced/acme')).html).not.toMatch(/og:|twitter:/);
    expect((await render('/acme')).html).toContain('og:title');
  });

  it('says in both places when the team is away, and nothing of it where that is unknown (D-28)', async () => {
    const shown = async (availability?: PageContent['availability']) =>
      (await render('/widgetAdvanced/acme', { content: makeContent(availability && { availability }) })).html;
    const away = await shown({ online: 0, at: 1, seen: 1 });
    for (const html of [await shown(undefined), await shown({ online: 1, at: 1 })]) {
      expect(html).toContain(CHAT_TEXTS.cardOnline);
      expect(html).toContain(WIDGET_TEXTS.readyToHelp);
      expect(html).not.toContain(CHAT_TEXTS.cardAway);
    }
    expect(away).toContain(CHAT_TEXTS.cardAway);
    expect(away).toContain(WIDGET_TEXTS.awayToHelp);
    expect(away).not.toContain(CHAT_TEXTS.cardOnline);
  });

  it('holds the words for when the team is back, by any clocks, while it is closed (D-130)', async () => {
    const content = makeContent({ availability: { online: 1, at: 1 } });
    const calendar = { timeZone: 'UTC', weekly: [], holidays: [], exceptions: [] };
    const library = { ...content.library, business_hours: calendar };
    const shown = async (hours: HoursNow) =>
      (await render('/widgetAdvanced/acme', { content: { ...content, library, hours } })).html;
    // A Friday: no clocks are a week away from that Monday.
    vi.useFakeTimers({ now: Date.parse('2026-11-27T19:00:00Z'), toFake: ['Date'] });
    const monday = Date.parse('2026-11-30T09:00:00Z');
    const closed = await shown({ isOpen: false, changesAtMs: monday });
    expect(closed).toContain(CHAT_TEXTS.cardAway);
    expect(closed).toMatch(new RegExp(`<span(?=[^>]* hidden)[^>]*data-back-at="${monday}"`));
    expect(closed).toContain(BACK_WORDS.monday);
    expect(closed).not.toContain(BACK_WORDS.friday);
    expect(closed).not.toContain('data-back-words="date"');
    const tonight = await shown({ isOpen: false, changesAtMs: Date.now() + 60_000 });
    expect(tonight).toContain(BACK_WORDS.tomorrow);
    expect(tonight).not.toContain(BACK_WORDS.saturday);
    const open = await shown({ isOpen: true, changesAtMs: monday });
    expect(open).toContain(CHAT_TEXTS.cardOnline);
    expect(open).not.toContain('data-back-at');
    const never = await shown({ isOpen: false, changesAtMs: null });
    expect(never).toContain(CHAT_TEXTS.cardAway);
    expect(never).not.toContain('data-back-at');
    vi.useRealTimers();
  });

  it('says at the address of the contact form that it is off, with the other ways on (S2.3-07)', async () => {
    const content = makeContent();
    const library = { ...content.library, isContactFormOnline: false };
    const { html } = await render('/widgetAdvanced/acme/message', { content: { ...content, library } });
    expect(html).toContain(WIDGET_TEXTS.messageOff);
    expect(html).toMatch(
      /<main.*href="\/widgetAdvanced\/acme\/chat".*href="\/widgetAdvanced\/acme\/dashboard"/s,
    );
  });

  it('has the card of a chat ready on its first page, hidden until one is found', async () => {
    const { html } = await render('/widgetAdvanced/acme');
    expect(html).toMatch(/<a(?=[^>]*data-running-chat="[^"]+")(?=[^>]* hidden)[^>]*>/);
  });

  it.each(['chat', 'chatmodal'])(
    'has the form that starts a chat, ready to be filled in: %s (S2.3-05, S2.3-06)',
    async (child) => {
      const { status, html } = await render(`/widgetAdvanced/acme/${child}`, { search: '?ut=t1' });
      expect(status).toBe(200);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toMatch(/<form method="dialog" novalidate data-chat-of="[^"]+" class="chat-start">/);
      for (const part of ['text', 'name', 'email']) expect(html).toContain(` name="${part}"`);
      expect(html).toContain(CHAT_TEXTS.needsScript);
      expect(html).toContain('href="/widgetAdvanced/acme/dashboard?ut=t1"');
      // What only a browser knows.
      for (const text of [CHAT_TEXTS.notKept, CHAT_TEXTS.away, CHAT_TEXTS.cardOnline])
        expect(html).not.toContain(text);
    },
  );

  it('asks who starts a chat as the library does (D-92)', async () => {
    const rendered = async (identity: 'off' | 'required') => {
      const chatSettings = { ...DEFAULT_CHAT_SETTINGS, identity };
      const content = makeContent({ library: makeLibrary({ chatSettings }) });
      return (await render('/widgetAdvanced/acme/chat', { content })).html;
    };
    expect(await rendered('off')).not.toContain('name="email"');
    const required = await rendered('required');
    expect(required).toContain('name="email"');
    expect(required).not.toContain(CHAT_TEXTS.optional);
  });

  it('has a colour of its own, if the library chose one (S3-06)', async () => {
    const widgetTheme = { themeColor: '#a1204e', position: 'left' as const, greeting: 'Hello' };
    const content = makeContent({ library: makeLibrary({ widgetTheme }) });
    expect((await render('/widgetAdvanced/acme', { content })).html).toContain('--brand:#a1204e');
    expect((await render('/widgetAdvanced/acme')).html).toContain('--brand:#1b5e8c');
    expect((await render('/acme', { content })).html).toContain('--brand:#1b5e8c');
  });

  it('names the incident that lasts on each of its pages (U-13)', async () => {
    const library = makeLibrary({ statusNotice: { incident: '<b>Late</b> orders' } });
    for (const path of ['/widgetAdvanced/acme', '/widgetAdvanced/acme/help']) {
      const { html } = await render(path, { content: makeContent({ library }) });
      expect(html).toContain(
        '<p class="w-incident"><b>Incident:</b> <bdi>&lt;b>Late&lt;/b> orders</bdi> <a href="/acme/app/status">',
      );
    }
    expect((await render('/widgetAdvanced/acme')).html).not.toContain('w-incident"');
  });

  it.each([
    ['no library', '/widgetAdvanced/nobody', null, '*Invalid Widget Url*'],
    ['no such link', '/widgetAdvanced/acme/customlink/x/y', makeContent(), 'This link is not available.'],
  ])('says that there is %s, with status 404', async (_, path, content, text) => {
    const { status, html } = await render(path, { content });
    expect(status).toBe(404);
    expect(html).toContain(text);
  });
});

describe('the home page', () => {
  it('has its whole content in its HTML (S2.2-07)', async () => {
    const { status, html } = await render('/acme');
    expect(status).toBe(200);
    expect(html).toContain('How can we help?');
    expect(html).toContain('href="/articleCategoriesDetails/acme/c1"');
    expect(html).toContain('3 articles');
    expect(html).toContain('<title>Acme help</title>');
    expect(html).toContain('<link rel="canonical" href="https://help.example/acme">');
    expect(html).toMatch(/<link [^>]*start\.css"><\/head><body><div id="root">/);
    expect(html).not.toContain('Of the shell');
  });

  it('can search without a script', async () => {
    const { html } = await render('/acme');
    expect(html).toMatch(/<form role="search" action="\/acme"/);
    expect(html).toMatch(/<input [^>]*name="q"/);
  });

  it('includes the data that its script continues with', async () => {
    const content = makeContent();
    const { html } = await render('/acme', { content });
    expect(contentIn(html)).toEqual(content);
  });
});

describe('the home a company has set', () => {
  const home = {
    logo: 'https://files.example/logo.png',
    headline: 'Ask the workshop',
    introduction: 'Everything about your bike.',
    hasPopularArticles: true,
    footerLinks: [
      { label: 'Shop', address: 'https://acme.example/shop?a=1&b=2' },
      { label: 'Bad', address: 'javascript:alert(1)' },
    ],
  };
  const popularArticles = [{ id: 'a9', article_title: 'Read by many', article_categories: 'c1', views: 3 }];
  const content = makeContent({ library: makeLibrary({ helpCenterHome: home }), popularArticles });

  it('shows logo, headline, introduction, popular articles and links (S2.2-07)', async () => {
    const { html } = await render('/acme', { content });
    expect(html).toContain('<img src="https://files.example/logo.png" alt="Acme" class="brand-logo"');
    expect(html).toMatch(/<h1 [^>]*>Ask the workshop<\/h1>/);
    expect(html).not.toContain('How can we help?</h1>');
    expect(html).toContain('Everything about your bike.</p>');
    expect(html).toContain('Popular articles');
    expect(html).toContain('href="/article/details/acme/a9"');
    expect(html).toContain('href="https://acme.example/shop?a=1&amp;b=2"');
  });

  it('shows first what default_display says (S3-01)', async () => {
    const isFirst = async (changes: object) => {
      const library = makeLibrary({ helpCenterHome: home, ...changes });
      const { html } = await render('/acme', { content: { ...content, library } });
      return html.indexOf('class="popular"') < html.indexOf('class="category-grid"');
    };
    expect(await isFirst({})).toBe(false);
    expect(await isFirst({ default_display: 'categories' })).toBe(false);
    expect(await isFirst({ default_display: 'articles' })).toBe(true);
  });

  it('follows no link that is not https', async () => {
    const { html } = await render('/acme', { content });
    expect(html.slice(0, html.indexOf('<script type="application/json"'))).not.toContain('javascript:');
  });

  it('is translated (D-25)', async () => {
    const translations = [
      { source: 'workshop', translation: 'Werkstatt' },
      { source: 'Popular articles', translation: 'Oft gelesen' },
      { source: 'Shop', translation: 'Laden' },
    ];
    const { html } = await render('/acme', { content: { ...content, translations } });
    expect(html).toContain('Ask the Werkstatt</h1>');
    expect(html).toContain('Oft gelesen</h2>');
    expect(html).toContain('>Laden</a>');
  });

  it('shows popular articles on no other page, nor unless switched on', async () => {
    const { html } = await render('/articleCategoriesDetails/acme/c1', { content });
    expect(html).not.toContain('Popular articles</h2>');
    const off = { ...content, library: makeLibrary() };
    expect((await render('/acme', { content: off })).html).not.toContain('Popular articles</h2>');
  });
});

describe('an article', () => {
  it('is complete, with its breadcrumb and its sections (S2.2-11)', async () => {
    const { status, html } = await render('/article/details/acme/a1', {
      content: makeContent({
        article: ARTICLE,
        siblings: {
          previous: { id: 'a0', article_title: 'Before it' },
          next: { id: 'a3', article_title: 'After it' },
          related: [{ id: 'a2', article_title: 'Related' }],
        },
      }),
    });
    expect(status).toBe(200);
    expect(html).toContain(ARTICLE.html);
    expect(html).toContain('Updated March 3, 2026');
    expect(html).toContain('<a href="#section-2">');
    for (const id of ['a0', 'a2', 'a3']) expect(html).toContain(`href="/article/details/acme/${id}"`);
    expect(html).toContain('<meta name="description" content="Use the charger.">');
    expect(html).toContain('<meta property="og:type" content="article">');
    const [article, trail] = thingsIn(html)['@graph'];
    expect(article).toMatchObject({ '@type': 'Article', dateModified: '2026-03-03T00:00:00.000Z' });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://help.example/acme' },
        { position: 2, name: 'Topic c1' },
        { position: 3, name: 'Topic c2', item: 'https://help.example/articleCategoriesDetails/acme/c2' },
      ],
    });
  });

  it('that visitors may not see is a 404 that search engines do not index (S2.4-29)', async () => {
    const { status, html } = await render('/article/details/acme/gone');
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('ld+json');
  });

  it('of another library is a 404', async () => {
    const { status } = await render('/article/details/acme/a1', {
      content: makeContent({ article: { ...ARTICLE, support_lib_id: 'another' } }),
    });
    expect(status).toBe(404);
  });
});

describe('S3-07: an article of the parent (D-35)', () => {
  const shown = (changes: Partial<PageContent['library']> = {}) =>
    makeContent({
      library: makeLibrary({
        parent_lib_id: 'parent',
        disabled_default_categories: false,
        disabled_default_articles: false,
        ...changes,
      }),
      article: { ...ARTICLE, support_lib_id: 'parent' },
    });

  it('D-72: has the library’s own address as its canonical one', async () => {
    const { status, html } = await render('/article/details/acme/a1', { content: shown() });
    expect(status).toBe(200);
    expect(html).toContain('Use the <code>charger</code>');
    expect(html).toContain('<link rel="canonical" href="https://help.example/article/details/acme/a1">');
  });

  it('U-12: is the library’s own copy at the parent’s address, which names the copy’s as canonical', async () => {
    const content = makeContent({ article: { ...ARTICLE, id: 'a1_of_acme' } });
    const { status, html } = await render('/article/details/acme/a1', { content });
    expect(status).toBe(200);
    expect(html).toContain(
      '<link rel="canonical" href="https://help.example/article/details/acme/a1_of_acme">',
    );
  });

  it('U-12: is the library’s own copy at the address of the parent’s news flash in the same way', async () => {
    const news = toPageNewsFlash(makeNewsFlash({ id: 'n1_of_acme' }), { html: '', description: '' });
    const { html } = await render('/frontendnewsflash/acme/n1', {
      content: makeContent({ newsFlash: news }),
    });
    expect(html).toContain(
      '<link rel="canonical" href="https://help.example/frontendnewsflash/acme/n1_of_acme">',
    );
  });

  it('U-13: asks for reactions, but not where it tells of an incident', async () => {
    const pageOf = async (changes: object) => {
      const news = toPageNewsFlash(makeNewsFlash(changes), { html: '', description: '' });
      return (await render('/frontendnewsflash/acme/n1', { content: makeContent({ newsFlash: news }) })).html;
    };
    expect(await pageOf({})).toContain('news-reactions');
    expect(await pageOf({ is_of_incident: true })).not.toContain('news-reactions');
    expect(await pageOf({ is_of_incident: true })).toMatch(/<article [^>]*data-news="/);
  });

  it('S3-07: links to the news of the parent that it shows', async () => {
    const library = makeLibrary({ parent_lib_id: 'parent', enabled_default_newsFlash: ['n1'] });
    const { html } = await render('/acme', { content: makeContent({ library }) });
    expect(html).toContain('href="/frontendnews/acme"');
    expect((await render('/acme')).html).not.toContain('href="/frontendnews/acme"');
  });

  it('is a 404 where the library does not show it', async () => {
    const content = shown({ disabled_default_articles: true });
    expect((await render('/article/details/acme/a1', { content })).status).toBe(404);
  });
});

describe('a category', () => {
  it('lists its articles and subcategories (S2.2-09)', async () => {
    const { status, html } = await render('/articleCategoriesDetails/acme/c1');
    expect(status).toBe(200);
    expect(html).toContain('href="/article/details/acme/a1"');
    expect(html).toContain('Topic c2');
  });

  it('that does not exist is a 404', async () => {
    expect((await render('/articleCategoriesDetails/acme/nope')).status).toBe(404);
  });
});

it('shows the results of a search (S2.2-08)', async () => {
  const answer = {
    query: 'charge',
    isSimilarOnly: false,
    results: [
      {
        id: 'a1',
        title: 'Charge it',
        titleParts: [
          { text: 'Charge', isHit: true },
          { text: ' it', isHit: false },
        ],
        snippetParts: [{ text: 'Use the charger.', isHit: false }],
        categoryId: 'c1',
      },
    ],
  };
  const { status, html } = await render('/acme', { search: '?q=charge', content: makeContent({ answer }) });
  expect(status).toBe(200);
  expect(html).toContain('<title>Search results | Acme</title>');
  expect(html).toContain('<mark>Charge</mark>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('S2.2-08: leads from a search that found nothing to popular articles and Contact Us', async () => {
  const query = 'quantum teapots';
  const content = makeContent({
    library: makeLibrary({ contactForm: makeContactForm(), isContactFormOnline: true }),
    popularArticles: [{ id: 'a9', article_title: 'Read by many', article_categories: 'c1', views: 3 }],
    answer: { query, results: [], isSimilarOnly: false },
  });
  const { status, html } = await render('/acme', { search: '?q=quantum+teapots', content });
  expect(status).toBe(200);
  expect(html).toContain('No results for');
  expect(html).toContain('No article found related to your searchquery');
  expect(html).toContain('href="/article/details/acme/a9"');
  expect(html).toMatch(/<a [^>]*href="\/acme\?tab=contact"[^>]*>Contact Us<\/a>/);
});

describe('the contact page', () => {
  const answers = [{ answer: 'My order' }, { answer: 'Something else' }];
  const contactForm = makeContactForm({ qualifyUserQuestion: { question: 'What is it about?', answers } });
  const open = (changes = {}) =>
    render('/acme', {
      search: '?tab=contact',
      content: makeContent({ library: makeLibrary({ contactForm, ...changes }) }),
    });

  it('shows its first question, and marks its tab (S2.2-05, S2.2-12)', async () => {
    const { status, html } = await open();
    expect(status).toBe(200);
    expect(html).toContain('<title>Contact Us | Acme</title>');
    expect(html).toContain('<meta name="description" content="Write to Acme. ');
    expect(html).toContain('What is it about?');
    expect(html).toContain('My order');
    expect(html).toMatch(/<a aria-current="page" href="\/acme\?tab=contact">CONTACT US/);
    expect(html).toContain('<link rel="canonical" href="https://help.example/acme?tab=contact">');
  });

  it('cannot be used before its script is there, and says what to do without one', async () => {
    const { html } = await open();
    expect(html).toContain('<fieldset disabled');
    expect(html).toContain('This form needs JavaScript');
    expect(html).toContain('href="tel:+442055500100"');
    expect(html).toContain('href="https://acme.example"');
    const unreachable = { library_domain: '', settings: { ...makeLibrary().settings } };
    unreachable.settings.settings = { companyName: 'Acme', companyPhone: '' };
    expect((await open(unreachable)).html).not.toContain('You can also');
  });

  it('shows the form itself where it asks no question first', async () => {
    const { html } = await open({ contactForm: makeContactForm() });
    expect(html).toContain('Your email');
    expect(html).toContain('Order number');
  });

  it.each([
    ['no form exists', { contactForm: undefined }],
    ['the form is offline', { isContactFormOnline: false }],
  ])('is the home page without a tab when %s (S2.2-04, S2.2-06)', async (_when, changes) => {
    const { html } = await open(changes);
    expect(html).toContain('How can we help?');
    expect(html).toContain('BROWSE HELP LIBRARY');
    expect(html).not.toContain('CONTACT US');
    expect(html).toContain('<link rel="canonical" href="https://help.example/acme">');
  });
});

describe('the thank-you page', () => {
  it('S2.4-26: thanks under a check mark, and search engines leave it out', async () => {
    const { status, html } = await render('/thank-you');
    expect(status).toBe(200);
    expect(html).toMatch(/<h1 [^>]*>Thanks for reaching out! We appreciate your feedback<\/h1>/);
    expect(html).toMatch(/class="thanks-mark"[^>]*><svg/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<a [^>]*aria-current="page"/);
  });

  it.each([
    ['S2.4-27: has the colour of its library', '#3c6b2f', '#3c6b2f'],
    ['S9-12: is green without one', '', '#2dce89'],
  ])('%s', async (_title, themeColor, shown) => {
    const theme = { ...makeLibrary().publicHelpCenterTheme, themeColor };
    const content = makeContent({ library: makeLibrary({ publicHelpCenterTheme: theme }) });
    const { html } = await render('/thank-you', { content });
    expect(html).toContain(`<span style="background-color:${shown};`);
  });
});

it('answers an unknown library with a 404 (S2.4-29)', async () => {
  const { status, html } = await render('/nobody', { content: null });
  expect(status).toBe(404);
  expect(html).toContain('Erm. Page not found');
});

it('clears the data of one library before it renders the next', async () => {
  await render('/acme');
  const other = makeContent({ categories: [], articleCounts: {}, articleRows: {} });
  expect((await render('/acme', { content: other })).html).not.toContain('Topic c1');
});

it('applies the library’s translations, except to code and searched words (D-25)', async () => {
  const content = makeContent({
    article: ARTICLE,
    translations: [{ source: 'charger', translation: 'Ladegerät' }],
  });
  const untouched = await render('/article/details/acme/a1', { content });
  expect(untouched.html).toContain('<div id="root">');
  const pairs = [...content.translations, { source: 'Updated', translation: 'Stand:' }];
  const { html } = await render('/article/details/acme/a1', { content: { ...content, translations: pairs } });
  expect(html).toContain('<div id="root" data-translated>');
  expect(html).toContain('Stand: March 3, 2026');
  expect(html).toContain('<code>charger</code>');
});

describe('what a shared link shows', () => {
  const LOGO = 'https://files.example/logo.png';
  const library = makeLibrary({ helpCenterHome: { logo: LOGO } });
  const articleWith = (pictures: string) => ({ ...ARTICLE, html: `<p>Use it.</p>${pictures}` });
  const imageIn = (html: string) => [
    /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1],
    /<meta property="og:image:alt" content="([^"]*)">/.exec(html)?.[1],
    /<meta name="twitter:card" content="([^"]*)">/.exec(html)?.[1],
  ];

  it("is an article's first picture, with its text", async () => {
    const article = articleWith(
      '<figure><img src="https://files.example/a.png?x=1&amp;y=2" alt="The &quot;port&quot;"></figure>',
    );
    const { html } = await render('/article/details/acme/a1', { content: makeContent({ library, article }) });
    expect(imageIn(html)).toEqual([
      'https://files.example/a.png?x=1&amp;y=2',
      'The &quot;port&quot;',
      'summary_large_image',
    ]);
    expect(thingsIn(html)['@graph'][0]).toMatchObject({ image: 'https://files.example/a.png?x=1&y=2' });
  });

  it('is an absolute address, and no picture that others cannot show', async () => {
    const article = articleWith(
      '<img src="data:image/png;base64,AA==" alt="a"><img src="/v0/icon.svg" alt="b">' +
        '<img src="/v0/small.png" width="32" height="32" alt="c"><img src="/v0/large.png" width="800" height="600" alt="d">',
    );
    const { html } = await render('/article/details/acme/a1', { content: makeContent({ library, article }) });
    expect(imageIn(html)).toEqual(['https://help.example/v0/large.png', 'd', 'summary_large_image']);
  });

  it("is the library's logo elsewhere, and in articles without a picture", async () => {
    for (const path of ['/acme', '/articleCategoriesDetails/acme/c1', '/article/details/acme/a1']) {
      const { html } = await render(path, { content: makeContent({ library, article: ARTICLE }) });
      expect(imageIn(html), path).toEqual([LOGO, 'Acme', 'summary']);
    }
  });

  it('is no picture where nothing fits', async () => {
    const bad = makeLibrary({ helpCenterHome: { logo: 'javascript:alert(1)' } });
    for (const content of [makeContent(), makeContent({ library: bad })]) {
      expect(imageIn((await render('/acme', { content })).html)).toEqual([undefined, undefined, 'summary']);
    }
  });
});

describe('D-01: the one address that search engines are told of', () => {
  const own = { library_domain: 'acme.example', served_hosts: ['acme.example'] };
  const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  const sitemapIn = (html: string) =>
    /<link rel="sitemap" type="application\/xml" href="([^"]*)">/.exec(html)?.[1];

  it.each([
    ['/acme', '/'],
    ['/articleCategoriesDetails/acme/c1', '/articleCategoriesDetails/c1'],
    ['/article/details/acme/a1', '/article/details/a1'],
    ['/acme?tab=contact', '/?tab=contact'],
  ])('of %s is at its own host, if that serves it', async (address, path) => {
    const content = makeContent({ library: makeLibrary(own), article: ARTICLE });
    const [pathname = '', query] = address.split('?');
    const search = query === undefined ? '' : `?${query}`;
    const { html } = await render(pathname, { search, content });
    expect(canonicalIn(html)).toBe(`https://acme.example${path}`);
    expect(html).toContain(`<meta property="og:url" content="https://acme.example${path}">`);
    expect(sitemapIn(html)).toBe('https://acme.example/sitemap.xml');
    expect(JSON.stringify(thingsIn(html))).not.toContain('help.example');
    const byHost = await render(pathname.replace('/acme', '') || '/', { search, content });
    expect(canonicalIn(byHost.html)).toBe(`https://acme.example${path}`);
  });

  it("is the key's, where the host was only entered", async () => {
    const content = makeContent({ library: makeLibrary({ library_domain: 'acme.example' }) });
    for (const path of ['/acme', '/', '/ACME']) {
      const { html } = await render(path, { content });
      expect([canonicalIn(html), sitemapIn(html)]).toEqual([
        'https://help.example/acme',
        'https://help.example/acme/sitemap.xml',
      ]);
      expect(thingsIn(html)['@graph'][0]).toMatchObject({ url: 'https://help.example/acme' });
    }
  });
});

describe('S9-21: a list of more than one page, without a script', () => {
  const rows = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      id: `a${from + index}`,
      article_title: `Article ${from + index}`,
    }));
  const second = makeContent({
    page: 2,
    articleCounts: { c1: 450 },
    articleRows: { c1: rows(200, 200), c2: [] },
  });
  const links = (html: string) =>
    [...html.matchAll(/<(a|link) [^>]*rel="(prev|next)"[^>]*>/g)].map(([tag, name, rel]) => [
      name,
      rel,
      /href="([^"]*)"/.exec(tag)?.[1],
    ]);
  const path = '/articleCategoriesDetails/acme/c1';

  it('of articles has links to the pages before and after, and a title of its own', async () => {
    const { status, html } = await render(path, { search: '?page=2', content: second });
    expect(status).toBe(200);
    expect(html).toContain('<title>Topic c1 – Page 2 | Acme</title>');
    expect(html).toContain(`<link rel="canonical" href="https://help.example${path}?page=2">`);
    expect(links(html)).toEqual([
      ['link', 'prev', `https://help.example${path}`],
      ['link', 'next', `https://help.example${path}?page=3`],
      ['a', 'prev', path],
      ['a', 'next', `${path}?page=3`],
    ]);
    expect(html).toContain('Page 2 of 3');
    expect(html).toContain('Article 399');
    // Subcategories stand on the first page alone.
    expect(html).not.toContain('id="title-c2"');
  });

  it('begins and ends without a link beyond', async () => {
    const first = makeContent({ articleCounts: { c1: 450 }, articleRows: { c1: rows(200), c2: [] } });
    const { html } = await render(path, { content: first });
    expect(links(html).map(([, rel]) => rel)).toEqual(['next', 'next']);
    expect(html).toContain('<title>Topic c1 | Acme</title>');
    expect(html).toContain('id="title-c2"');
    const last = makeContent({
      page: 3,
      articleCounts: { c1: 450 },
      articleRows: { c1: rows(50, 400), c2: [] },
    });
    expect(
      links((await render(path, { search: '?page=3', content: last })).html).map(([, rel]) => rel),
    ).toEqual(['prev', 'prev']);
    expect(links((await render(path)).html)).toEqual([]);
  });

  it('is a 404 after its last page', async () => {
    const beyond = makeContent({ page: 9, articleRows: { c1: [], c2: [] } });
    const { status, html } = await render(path, { search: '?page=9', content: beyond });
    expect([status, html.includes('rel="prev"')]).toEqual([404, false]);
  });

  const answerOf = (count: number, hasMore: boolean) => ({
    query: 'charge',
    isSimilarOnly: false,
    hasMore,
    results: rows(count).map(({ id, article_title }) => ({
      id,
      title: article_title,
      titleParts: [{ text: article_title, isHit: false }],
      snippetParts: [],
      categoryId: 'c1',
    })),
  });
  const search = (page: number, answer: ReturnType<typeof answerOf>) =>
    render('/acme', {
      search: page === 1 ? '?q=charge' : `?q=charge&page=${page}`,
      content: makeContent({ page, answer }),
    });

  it('of results shows all hits of its page, and links to the next', async () => {
    const { html } = await search(1, answerOf(100, true));
    expect(html).toContain('Articles 1 to 100');
    expect(html).toMatch(/<details [^>]*><summary [^>]*>Show 90 more<\/summary>/);
    expect(html).toContain('href="/article/details/acme/a99"');
    expect(links(html)).toEqual([['a', 'next', '/acme?q=charge&amp;page=2']]);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('of results ends with links back', async () => {
    const { html } = await search(3, answerOf(7, false));
    expect(html).toContain('Articles 201 to 207');
    expect(links(html)).toEqual([['a', 'prev', '/acme?q=charge&amp;page=2']]);
    expect(links((await search(1, answerOf(7, false))).html)).toEqual([]);
    const beyond = await search(4, answerOf(0, false));
    expect(beyond.html).toContain('There are no further results.');
    expect(beyond.html).toContain('href="/acme?q=charge"');
  });
});

describe('the language of a page', () => {
  const htmlTag = async (language: string, translations: PageContent['translations'] = []) => {
    const library = makeLibrary();
    const metaData = { ...library.settings.metaData, language };
    const content = makeContent({
      library: { ...library, settings: { ...library.settings, metaData } },
      translations,
    });
    return /<html[^>]*>/.exec((await render('/acme', { content })).html)?.[0];
  };

  it.each([
    ['', /^<html lang="en" style=/],
    ['de', /^<html lang="de" style=/],
    ['he', /^<html lang="he" dir="rtl" style=/],
    ['"><script>', /^<html lang="en" style=/],
  ])('is what its library says: %j', async (language, tag) => {
    expect(await htmlTag(language)).toMatch(tag);
  });

  it('is that of its translations, if those are written from right to left', async () => {
    const translations = [{ source: 'How can we help?', translation: 'איך נוכל לעזור לך היום?' }];
    expect(await htmlTag('', translations)).toMatch(/^<html lang="he" dir="rtl"/);
  });

  it('is English where there is no library', async () => {
    expect((await render('/nobody', { content: null })).html).toMatch(/^<!doctype html><html lang="en"/);
  });
});

describe('S3-19: the head of a translated page (D-25)', () => {
  const translations = [
    { source: 'Charge it', translation: 'Akku laden' },
    { source: 'charger', translation: 'Ladegerät' },
    { source: 'Acme', translation: 'Akme' },
    { source: 'Topic', translation: 'Thema' },
    { source: 'All topics', translation: 'Alle Themen' },
    { source: 'help', translation: 'Hilfe' },
  ];

  it('has title, description and previews in the words of its body', async () => {
    const content = makeContent({ article: ARTICLE, translations });
    const { html } = await render('/article/details/acme/a1', { content });
    expect(html).toContain('<title>Akku laden | Akme</title>');
    expect(html).toContain('<meta name="description" content="Use the Ladegerät.">');
    expect(html).toContain('<meta property="og:title" content="Akku laden | Akme">');
    expect(html).toContain('<meta property="og:description" content="Use the Ladegerät.">');
    expect(html).toContain('<meta property="og:site_name" content="Akme">');
    const [article, trail] = thingsIn(html)['@graph'];
    expect(article).toMatchObject({
      headline: 'Akku laden',
      description: 'Use the Ladegerät.',
      publisher: { name: 'Akme' },
    });
    expect(trail).toMatchObject({ itemListElement: [{ name: 'Alle Themen' }, { name: 'Thema c1' }, {}] });
  });

  it('has the keywords and the name of its home translated, and dates in place of tokens', async () => {
    const content = makeContent({
      translations: [...translations, { source: 'Answers', translation: '__year' }],
    });
    const { html } = await render('/acme', { content });
    expect(html).toContain('<title>Akme Hilfe</title>');
    expect(html).toContain('<meta name="keywords" content="Hilfe">');
    expect(html).toContain(`<meta name="description" content="${new Date().getFullYear()}">`);
    expect(thingsIn(html)['@graph'][0]).toMatchObject({ name: 'Akme' });
  });

  it('keeps its addresses', async () => {
    const content = makeContent({ translations: [{ source: 'acme', translation: 'akme' }] });
    const { html } = await render('/acme', { content });
    expect(html).toContain('<link rel="canonical" href="https://help.example/acme">');
    expect(thingsIn(html)['@graph'][0]).toMatchObject({ url: 'https://help.example/acme' });
  });
});

it('escapes everything that users wrote', async () => {
  const library = makeLibrary({
    settings: {
      settings: { companyName: HOSTILE, companyPhone: HOSTILE },
      metaData: { title: HOSTILE, description: HOSTILE, keywords: HOSTILE },
    },
    publicHelpCenterTheme: {
      themeColor: `red;background:url(${HOSTILE})`,
      favicon: `javascript:${HOSTILE}`,
      isCustomCss: false,
      customCss: '',
    },
  });
  const content = makeContent({
    library,
    article: { ...ARTICLE, article_title: HOSTILE, description: HOSTILE },
    translations: [{ source: 'Updated', translation: HOSTILE }],
  });
  const { html } = await render('/article/details/acme/a1', { search: `?q=${HOSTILE}`, content });
  expect(html).not.toContain('<script>alert');
  const markup = html.slice(0, html.indexOf('<script type="application/json"'));
  expect(markup).not.toContain('javascript:');
  expect(markup).not.toContain('url(');
  expect(contentIn(html)).toEqual(content);
});

describe('the status page', () => {
  const withNotice = (incident: string) =>
    makeContent({ library: makeLibrary({ statusNotice: { incident } }) });

  it('is linked from every page once it is public, which name the incident that lasts (U-13)', async () => {
    const { html } = await render('/acme', { content: withNotice('<b>Late</b> orders') });
    expect(html).toContain(
      '<bdi>&lt;b>Late&lt;/b> orders</bdi> <a href="/acme/app/status">See the status</a>',
    );
    expect(html).toMatch(/<p class="incident-banner"><svg [^>]*>.*?<\/svg> <b>Incident:<\/b> <bdi>/);
    const { html: calm } = await render('/acme', { content: withNotice('') });
    expect(calm).toContain('<a href="/acme/app/status">Status</a>');
    expect(calm).not.toContain('incident-banner"');
    expect((await render('/acme')).html).not.toContain('/app/status');
  });
});

it('links the library’s own CSS behind all other styles, and its app can wait (D-15)', async () => {
  const stylesheet = '/articleStyles/testlibrary000000001/0123456789abcdef.css';
  const { html } = await render('/acme', { content: makeContent({ stylesheet }) });
  expect(html).toMatch(
    /start\.css"><\/head><body data-help-center><link rel="stylesheet" data-library-styles href="\/articleStyles\/[^"]+\.css"><div id="root">/,
  );
  const { html: plain } = await render('/acme');
  expect(plain).not.toMatch(/articleStyles|data-help-center|data-library-styles/);
});

describe('the status page and its history (S2.1-05 to S2.1-08)', () => {
  const FEED =
    '<link rel="alternate" type="application/rss+xml" title="Acme status updates" href="https://help.example/acme/app/status/feed.xml">';

  it.each(['/app/status', '/acme/app/status'])('is a page that can be read as it is: %s', async (path) => {
    const content = makeContent({ status: makeStatus({ incidents: [makeIncident('i1')] }) });
    const { status, html } = await render(path, { content });
    expect(status).toBe(200);
    expect(html).toContain('<title>Acme status</title>');
    expect(html).toContain(`<meta name="description" content="${STATUS_TEXTS.description('Acme')}">`);
    expect(html).toContain('<link rel="canonical" href="https://help.example/acme/app/status">');
    expect(html).toContain(FEED);
    expect(html).toContain(STATUS_TEXTS.overall.operational);
    expect(html).toContain('Text i1');
    expect(html).toContain('data-rests');
    expect(html).not.toMatch(/aria-current="page"[^>]*>BROWSE/);
    expect(contentIn(html)).toEqual(content);
  });

  it.each(['?month=2025-03', ''])('has a page for each month: %s', async (search) => {
    const incident = makeIncident('i1', { title: HOSTILE });
    const content = makeContent({ status: makeStatus({ month: '2025-03', incidents: [incident] }) });
    const { status, html } = await render('/acme/app/status/history', { search, content });
    expect(status).toBe(200);
    expect(html).toContain('<title>March 2025 | Acme status history</title>');
    expect(html).toContain(
      '<link rel="canonical" href="https://help.example/acme/app/status/history?month=2025-03">',
    );
    expect(html).toContain(FEED);
    expect(html).toContain('Text i1');
    expect(html).not.toContain('<script>alert(1)');
    expect(contentIn(html)).toEqual(content);
  });

  it.each(['/acme/app/status', '/acme/app/status/history'])(
    'is missing where there is none: %s',
    async (path) => {
      const { status, html } = await render(path);
      expect(status).toBe(404);
      expect(html).toContain(STATUS_TEXTS.notPublished);
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('application/rss+xml');
    },
  );

  it('stays small with a hundred components', async () => {
    const components = Array.from({ length: 100 }, (_, index) => makeComponent(`c${index}`));
    const { html } = await render('/acme/app/status', {
      content: makeContent({ status: makeStatus({ components }) }),
    });
    expect(gzipSync(html).length).toBeLessThan(10_000);
  });
});

/** Ids as the database draws them, and titles that are not all the same: both decide what a page weighs. */
const longCourse = pageCourse(
  makeCourse({
    course_outline: Array.from({ length: 500 }, (_, index) => {
      const drawn = createHash('sha256').update(`${index}`).digest('base64url');
      return `text:${drawn.slice(0, 20)} ${drawn.slice(20, 30)} in week ${index}, and what to do\n`;
    }).join(''),
  }),
);

describe('courses', () => {
  const course = pageCourse(makeCourse());
  const text = (id: string, lesson_title: string) => ({
    ...{ id, lesson_title, html: `<p>Text of ${lesson_title}</p>`, description: `About ${lesson_title}` },
    ...{ quiz: '', file: null },
    isLong: false,
  });
  const manyCourses = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => courseEntry(makeCourse({ id: `course${index}` })) ?? [],
    ).flat();
  const withLessons = (...ids: string[]) =>
    makeContent({ course: { ...course, lessons: ids.map((id) => text(id, `Lesson ${id}`)) } });

  it.each(['/courses', '/acme/courses'])('S2.1-03, S2.1-04: are listed at %s', async (path) => {
    const { status, html } = await render(path, {
      content: makeContent({ courses: pageOfCourses(manyCourses(1), 1) }),
    });
    expect(status).toBe(200);
    expect(html).toContain('<title>Courses | Acme</title>');
    expect(html).toContain('Care for your bike');
    expect(html).toContain('2 lessons');
    expect(html).toContain('data-rests');
  });

  it.each(['/course/acme/course', '/course/course'])(
    'S2.1-09, S2.1-10: each has a page at %s',
    async (path) => {
      const { status, html } = await render(path, { content: makeContent({ course }) });
      expect(status).toBe(200);
      expect(html).toContain('<title>Care for your bike | Acme</title>');
      expect(html).toContain('<meta name="description" content="What to do each week.">');
      expect(html).toContain('<meta property="og:title" content="Care for your bike | Acme">');
      expect(html).toContain('<link rel="canonical" href="https://help.example/course/acme/course">');
      expect(html).toMatch(/href="\/course\/(acme\/)?course\?lesson=clean"/);
      expect(thingsIn(html)['@graph']).toMatchObject([
        { '@type': 'Course', name: 'Care for your bike', provider: { name: 'Acme' } },
      ]);
    },
  );

  it('U-12: are the library’s own copy at the address of the parent’s, which names the copy’s as canonical', async () => {
    const copy = { ...course, id: 'course_of_acme' };
    for (const path of ['/course/acme/course', '/coursestatic/acme/course']) {
      const { html } = await render(path, { content: makeContent({ course: copy }) });
      expect(html).toContain('<link rel="canonical" href="https://help.example/course/acme/course_of_acme">');
    }
  });

  it('U-12: are linked to where the library shows those of its parent', async () => {
    const library = makeLibrary({ parent_lib_id: 'parent', enabled_default_courses: ['c1'] });
    const { html } = await render('/acme', { content: makeContent({ library }) });
    expect(html).toContain('href="/acme/courses"');
  });

  it('have a page for each lesson, which says where it belongs', async () => {
    const { status, html } = await render('/course/acme/course', {
      search: '?lesson=clean',
      content: withLessons('clean'),
    });
    expect(status).toBe(200);
    expect(html).toContain('<title>Lesson clean – Care for your bike | Acme</title>');
    expect(html).toContain(
      '<link rel="canonical" href="https://help.example/course/acme/course?lesson=clean">',
    );
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<p>Text of Lesson clean</p>');
    expect(html).toMatch(/rel="next"[^>]*>/);
    expect(thingsIn(html)['@graph']).toMatchObject([
      { '@type': 'LearningResource', isPartOf: { '@type': 'Course' } },
    ]);
  });

  it.each([
    ['', false],
    ['oil', true],
  ])('have the text of a lesson wait to be painted only if it begins locked: %s', async (locked, waits) => {
    const inOrder = pageCourse(makeCourse({ lessons_in_order: true }));
    const id = locked || 'clean';
    const content = makeContent({ course: { ...inOrder, lessons: [text(id, `Lesson ${id}`)] } });
    const { html } = await render('/course/acme/course', { search: `?lesson=${id}`, content });
    expect(html).toContain(`<p>Text of Lesson ${id}</p>`);
    expect(html.includes('data-awaits-progress')).toBe(waits);
  });

  it.each([
    ['on the page of the course', '/course/acme/course', ''],
    ['on that of a lesson', '/course/acme/course', '?lesson=clean'],
    ['on that of all lessons', '/coursestatic/acme/course', ''],
  ])('D-87: name what is to be finished first, with links, %s', async (_where, path, search) => {
    const open_requirements = [
      { id: 'first', course_title: '<b>First</b> steps', lessonCount: 2 },
      { id: 'next', course_title: 'Next steps', lessonCount: 1 },
    ];
    const waiting = pageCourse(makeCourse({ open_requirements }));
    const lessons = [text('clean', 'Lesson clean')];
    const content = makeContent({ course: { ...waiting, lessons } });
    const { html } = await render(path, { search, content });
    expect(html).toContain(COURSE_PAGE_TEXTS.finishFirst(2));
    expect(html).toMatch(/<a [^>]*href="\/course\/acme\/first"[^>]*><bdi>&lt;b>First&lt;\/b> steps<\/bdi>/);
    expect(html).toMatch(/data-requires="next"/);
    if (search !== '') expect(html).toContain('data-awaits-progress');
    const without = await render(path, { search, content: makeContent({ course: { ...course, lessons } }) });
    expect(without.html).not.toMatch(/data-requires|class="course-requirements/);
  });

  it('have quizzes whose questions can be read without JavaScript, and that no browser sends', async () => {
    const quiz = 'pass:80\nquestion:Which oil?\nright:Thin\nright:Thinner\nwrong:Thick\nbecause:It stays.\n';
    const outlined = pageCourse(makeCourse({ course_outline: 'quiz:clean Clean it\n' }));
    const lessons = [{ ...text('clean', 'Clean it'), quiz }];
    const { html } = await render('/course/acme/course', {
      search: '?lesson=clean',
      content: makeContent({ course: { ...outlined, lessons } }),
    });
    expect(html).toContain('<legend dir="auto">Which oil?</legend>');
    expect(html.match(/<input type="checkbox" name="clean-0"/g)).toHaveLength(3);
    expect(html).toMatch(/<button type="submit"[^>]* disabled/);
    expect(html).toMatch(/<p[^>]* hidden class="quiz-because"/);
  });

  it('let their readers download a file, with its name and size', async () => {
    const file = { address: 'https://files.example/a.pdf', name: 'Measures.pdf', bytes: 820_000 };
    const { html } = await render('/course/acme/course', {
      search: '?lesson=clean',
      content: makeContent({ course: { ...course, lessons: [{ ...text('clean', 'Clean it'), file }] } }),
    });
    expect(html).toContain('<bdi>Measures.pdf</bdi> <span class="muted">820 KB</span>');
    expect(html).toMatch(/<a [^>]*href="https:\/\/files.example\/a.pdf"/);
  });

  it('S2.1-11: are shown whole at an address that names the course’s as canonical', async () => {
    const { status, html } = await render('/coursestatic/acme/course', {
      content: withLessons('clean', 'oil'),
    });
    expect(status).toBe(200);
    expect(html).toContain('<p>Text of Lesson clean</p>');
    expect(html).toContain('<p>Text of Lesson oil</p>');
    expect(html).toContain('<link rel="canonical" href="https://help.example/course/acme/course">');
  });

  it('S2.1-11: are shown whole as those who begin find them: what is locked is closed, and says why', async () => {
    const inOrder = pageCourse(makeCourse({ lessons_in_order: true }));
    const lessons = ['clean', 'oil'].map((id) => text(id, `Lesson ${id}`));
    const content = makeContent({ course: { ...inOrder, lessons } });
    const { html } = await render('/coursestatic/acme/course', { content });
    const [, open = '', locked = ''] = html.split('<article');
    expect(open).not.toMatch(/<div[^>]* hidden[^>]*class="lesson-body"|class="lesson-body"[^>]* hidden/);
    expect(open).toMatch(/<div[^>]*class="lesson-toggle"/);
    expect(locked).toMatch(/<div[^>]* hidden[^>]*class="lesson-body"|class="lesson-body"[^>]* hidden/);
    expect(locked).toContain('Finish “Clean it” first');
    expect(locked).toMatch(/href="\/course\/acme\/course\?lesson=clean"/);
    const outline = (await render('/course/acme/course', { content: makeContent({ course: inOrder }) })).html;
    expect(outline).toContain('Finish “Clean it” first');
  });

  it('S2.1-11: are shown whole with their sections as headings above their lessons', async () => {
    const { html } = await render('/coursestatic/acme/course', { content: withLessons('clean', 'oil') });
    expect(html).toMatch(/<h2[^>]*>Basics<\/h2>\s*<h3[^>]*><bdi>Lesson clean<\/bdi>/);
  });

  it.each([
    ['/course/acme/gone', '', makeContent()],
    ['/coursestatic/acme/gone', '', makeContent()],
    ['/course/acme/course', '?lesson=gone', makeContent({ course })],
    ['/coursestatic/acme/course', '?page=2', makeContent({ course, page: 2 })],
    ['/course/acme/course', '?page=2', makeContent({ course: outlinePage(course, 2), page: 2 })],
    ['/acme/courses', '?page=2', makeContent({ courses: { entries: [], total: 1 }, page: 2 })],
  ])('S2.4-29: are a 404 where there is none: %s%s', async (path, search, content) => {
    const { status, html } = await render(path, { search, content });
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('are linked from every page once there are any', async () => {
    expect((await render('/acme')).html).not.toContain('href="/acme/courses"');
    const content = makeContent({ library: makeLibrary({ hasCourses: true }) });
    expect((await render('/acme', { content })).html).toContain('<a href="/acme/courses">Courses</a>');
  });

  it('escape everything that their writers wrote', async () => {
    const hostile = pageCourse(
      makeCourse({
        course_title: HOSTILE,
        course_description: HOSTILE,
        course_cover: 'javascript:alert(1)',
        course_outline: `section:s ${HOSTILE}\nquiz:clean ${HOSTILE}\n`,
      }),
    );
    const quiz = `pass:80\nquestion:${HOSTILE}\nright:${HOSTILE}\nwrong:${HOSTILE}\nbecause:${HOSTILE}\n`;
    const file = { address: 'javascript:alert(1)', name: HOSTILE, bytes: 5 };
    const lessons = [{ ...text('clean', HOSTILE), html: '', quiz, file }];
    for (const content of [
      makeContent({ course: hostile }),
      makeContent({ course: { ...hostile, lessons } }),
    ]) {
      const search = content.course?.lessons.length === 1 ? '?lesson=clean' : '';
      const { html } = await render('/course/acme/course', { search, content });
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<!-- "quoted"');
      expect(html).not.toMatch(/(src|href)="javascript:/);
    }
  });

  it('lead from page to page of a long list, and of a long outline', async () => {
    const links = (html: string) => html.match(/<link rel="(canonical|prev|next)" href="[^"]*"/g);
    const at = (rel: string, path: string) => `<link rel="${rel}" href="https://help.example${path}"`;
    const courses = pageOfCourses(manyCourses(41), 2);
    const list = await render('/acme/courses', {
      search: '?page=2',
      content: makeContent({ courses, page: 2 }),
    });
    expect(links(list.html)).toEqual([
      at('canonical', '/acme/courses?page=2'),
      at('prev', '/acme/courses'),
      at('next', '/acme/courses?page=3'),
    ]);
    const content = makeContent({ course: outlinePage(longCourse, 2), page: 2 });
    const outline = await render('/course/acme/course', { search: '?page=2', content });
    expect(outline.html).toContain('<title>Care for your bike – page 2 | Acme</title>');
    expect(links(outline.html)).toEqual([
      at('canonical', '/course/acme/course?page=2'),
      at('prev', '/course/acme/course'),
      at('next', '/course/acme/course?page=3'),
    ]);
  });

  it('name a lesson that is too long for the whole course, and lead to it', async () => {
    const lessons = [{ ...text('clean', 'Clean it'), html: '', isLong: true }];
    const content = makeContent({ course: { ...course, lessons, textPages: 1 } });
    const { html } = await render('/coursestatic/acme/course', { content });
    expect(html).toMatch(/<a href="\/course\/acme\/course\?lesson=clean">This lesson is long/);
  });

  it('stay small with 500 lessons, whatever page of them is open', async () => {
    const first = longCourse.outline[0]?.id ?? '';
    const pages = [outlinePage(longCourse, 1), lessonPage(longCourse, first, text(first, 'First'))];
    for (const [index, shown] of pages.entries()) {
      const search = index === 0 ? '' : `?lesson=${first}`;
      const { html } = await render('/course/acme/course', {
        search,
        content: makeContent({ course: shown }),
      });
      // What a library's own shell, styles and topics add is about 10 KB.
      expect(gzipSync(html).length).toBeLessThan(15_000);
    }
  });
});

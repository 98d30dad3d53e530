import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { SEARCH_TEXTS } from '@harborline/domain/texts/search';
import { THANK_YOU_TEXTS } from '@harborline/domain/texts/thank-you';
import { describe, expect, it } from 'vitest';
import { type ActorOptions, PHONE } from '../support/actor';
import { useCast } from '../support/cast';
import { sidewaysOverflow } from '../support/settled';
import { ORIGIN } from '../support/suite';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

/** A visitor whose browser runs no script. */
const newReader = (options: ActorOptions = {}) => newPerson({ ...options, javaScriptEnabled: false });

describe('without JavaScript', () => {
  it('a visitor goes from home through a category to an article, and back by links (S2.1-02, S2.1-14, S2.1-16)', async () => {
    const { page, goto } = await newReader();
    await goto('/lumen');
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await page.getByRole('link', { name: /^Battery and charging/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Charge your battery' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Charge your battery' }).waitFor();
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(100);
    const breadcrumb = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.breadcrumb });
    await breadcrumb.getByRole('link', { name: 'Battery and charging' }).click();
    await page.getByRole('heading', { level: 1, name: 'Battery and charging' }).waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.browseTab }).click();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
  });

  it("an article's contents lead to its sections on a phone (S2.2-11)", async () => {
    const { page, goto } = await newReader(PHONE);
    await goto('/article/details/lumen/lumen-charge-your-battery');
    const sections = page.getByRole('navigation', { name: HELP_CENTER_TEXTS.onThisPage });
    await sections.getByText(HELP_CENTER_TEXTS.onThisPage).click();
    await sections.getByRole('link', { name: 'When to stop' }).click();
    await page.waitForURL(/#section-\d+$/);
    const { hash } = new URL(page.url());
    expect(await page.locator(`h2${hash} .heading-link`).count()).toBe(1);
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it('a search is a plain form whose results are links; an empty one leads on (S2.2-08, S2.2-13)', async () => {
    const { page, goto } = await newReader();
    await goto('/lumen');
    await page.getByPlaceholder(HELP_CENTER_TEXTS.searchPlaceholder).fill('charge battery');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?q=charge/);
    await page.locator('.result-row').first().click();
    await page.locator('.prose').waitFor();

    await goto('/lumen?q=zebra+xylophone');
    await page.getByText(SEARCH_TEXTS.noArticleFound).waitFor();
    const popular = page.getByRole('region', { name: HELP_CENTER_TEXTS.popularArticles });
    expect(await popular.getByRole('link').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.contactUs, exact: true }).click();
    await page.getByText(CONTACT_TEXTS.needsScript).waitFor();
  });

  it('an unknown address says so, and a visitor is thanked for a message (S2.4-26, S2.4-29, S2.4-30)', async () => {
    const { page, goto, expectProblem } = await newReader();
    expectProblem(/404/);
    await goto('/no-such-library');
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.notFoundTitle }).waitFor();
    await page.getByRole('link', { name: HELP_CENTER_TEXTS.notFoundButton }).click();
    await page.getByRole('heading', { level: 1, name: HELP_CENTER_TEXTS.heading }).waitFor();
    await goto('/thank-you');
    await page.getByRole('heading', { level: 1, name: THANK_YOU_TEXTS.message }).waitFor();
  });
});

interface Document {
  readonly html: string;
  readonly heading: string;
  /** where the back arrow leads */
  readonly back: string | undefined;
  /** the links of the page that begin with a text */
  readonly links: (start: string) => string[];
}

/** A page as it arrives, before any script. A function that starts leaves the first one to the browser. */
async function read(path: string): Promise<Document> {
  const html = await waitFor(`the rendered page ${path}`, async () => {
    const answer = await fetch(ORIGIN + path);
    const text = await answer.text();
    return answer.status === 200 && text.includes('<main') ? text : undefined;
  });
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  return {
    html,
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    back: /<a [^>]*href="([^"]*)" class="back-link"/.exec(html)?.[1],
    links: (start) => hrefs.filter((href) => href.startsWith(start)),
  };
}

describe('the documents without their scripts', () => {
  it('lead through home, category and article without a key (S2.1-01, S2.1-15, S2.1-17)', async () => {
    const home = await read('/');
    expect(home.heading).toBe(HELP_CENTER_TEXTS.heading);
    const [toCategory = ''] = home.links('/articleCategoriesDetails/');
    expect(toCategory).toMatch(/^\/articleCategoriesDetails\/[^/]+$/);
    const category = await read(toCategory);
    expect([category.heading === '', category.back]).toEqual([false, '/']);
    const [toArticle = ''] = category.links('/article/details/');
    expect(toArticle).toMatch(/^\/article\/details\/[^/]+$/);
    const article = await read(toArticle);
    expect([article.heading === '', article.html.includes('class="prose')]).toEqual([false, true]);
    expect(article.back).toMatch(/^\/articleCategoriesDetails\/[^/]+$/);
  });

  it('show a category with its subcategories and articles, and each subcategory (S2.2-09, S2.2-10)', async () => {
    const path = '/articleCategoriesDetails/lumen/lumen-battery-and-charging';
    const category = await read(path);
    expect(category.heading).toBe('Battery and charging');
    const subcategories = category.links(`${path}-`);
    expect(subcategories.length).toBeGreaterThan(1);
    const articles: string[] = [];
    for (const address of subcategories) {
      const subcategory = await read(address);
      expect([category.html.includes(subcategory.heading), subcategory.back]).toEqual([true, path]);
      articles.push(...subcategory.links('/article/details/'));
    }
    expect(articles).toEqual(category.links('/article/details/'));
  });

  it('lead back one level, from a search to all topics (S2.2-14 to S2.2-17)', async () => {
    const article = await read('/article/details/lumen/lumen-charge-your-battery');
    const subcategory = await read(article.back ?? '');
    const category = await read(subcategory.back ?? '');
    expect([subcategory.heading, category.heading, category.back]).toEqual([
      'Charging',
      'Battery and charging',
      '/lumen',
    ]);
    const search = await read('/lumen?q=charge+battery');
    expect(search.back).toBe('/lumen');
    expect(search.links('/article/details/')).toContain('/article/details/lumen/lumen-charge-your-battery');
  });

  it('say in a widget that it needs JavaScript (S2.2-01, S2.2-18)', async () => {
    for (const path of [
      '/widget/lumen?hc=1&parentURL=https%3A%2F%2Flumen.example',
      '/widget/no-such-library',
    ]) {
      const answer = await fetch(ORIGIN + path);
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringMatching(/<noscript>[^<]*JavaScript/),
      ]);
    }
  });
});

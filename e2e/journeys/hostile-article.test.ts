import { docPath } from '@harborline/domain/paths';
import { makeArticle } from '@harborline/domain/testing/factories';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { useCast } from '../support/cast';
import { plant, uproot } from '../support/plant';
import { signIn } from '../support/staff-steps';
import { waitFor } from '../support/wait-for';

const newPerson = useCast();

const ARTICLE_ID = 'lumen-hostile-article';
const CONTENT = [
  '<h2>Kept</h2><p style="text-align: center; position: fixed; background-color: url(https://evil.example)">styled</p>',
  '<p id="environment">named</p>',
  '<script>window.hit = 1</script><svg onload="window.hit = 1"></svg><img src="x:x" onerror="window.hit = 1" alt="">',
  '<a id="run" href="java&#10;script:window.hit = 1">run</a><a id="tab" href="https://example.com" target="_blank">tab</a>',
  '<iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<form action="https://evil.example"><input name="body"></form><object data="x"></object><base href="https://evil.example/">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit=1&gt;"></table>',
  `<p>${'W'.repeat(10_000)}</p><meta http-equiv="refresh" content="0;url=https://evil.example">`,
].join('\n');

afterAll(() => uproot([docPath.article(ARTICLE_ID)]));

const plantArticle = () =>
  plant({
    [docPath.article(ARTICLE_ID)]: makeArticle({
      support_lib_id: 'lumencycles0000demo1',
      article_title: 'Hostile article',
      article_content: CONTENT,
      article_keywords: [],
      article_categories: 'lumen-maintenance',
    }),
  });

async function expectHarmless(page: Page): Promise<void> {
  const content = page.locator('.prose');
  await content.getByText('Kept').waitFor();
  expect(await content.locator('script, svg, iframe, form, input, object, base, math, style').count()).toBe(
    0,
  );
  expect(await content.innerHTML()).not.toMatch(/onerror|onload|srcdoc|javascript:|evil\.example/i);
  expect(await content.getByText('styled').getAttribute('style')).toBe('text-align: center');
  expect(await content.getByText('run').getAttribute('href')).toBeNull();
  expect(await content.getByText('tab').getAttribute('rel')).toBe('noopener noreferrer');
  expect(await content.getByText('named').getAttribute('id')).toBe('user-content-environment');
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
}

it('shows an article with hostile stored HTML without running any of it (S5-27, D-15)', async () => {
  await plantArticle();
  const visitor = await newPerson();
  // A slow function leaves the page to the browser, which reports what the content policy blocks.
  visitor.record.allow(/Content Security Policy/);
  await visitor.goto(`/article/details/lumen/${ARTICLE_ID}`);
  await expectHarmless(visitor.page);
});

it('does so where the browser prepares the article itself', async () => {
  await plantArticle();
  const visitor = await newPerson();
  const { page } = visitor;
  const result = page.locator('.result-row').filter({ hasText: 'Hostile article' });
  await waitFor('the article in search', async () => {
    await visitor.goto('/lumen?q=hostile%20article');
    return (await result.count()) > 0 || undefined;
  });
  // Without the page that the server prepares, the browser reads the article and prepares it.
  await page.route(`**/article/details/lumen/${ARTICLE_ID}`, (route) => route.fulfill({ status: 503 }));
  visitor.expectProblem(/503 \(Service Unavailable\)/);
  // The browser reports what the content policy would have blocked while the sanitiser's inert copy was read.
  visitor.expectProblem(/Content Security Policy/);
  // The pointer brings the page to life; until then the result is a link.
  await result.hover();
  await page.waitForLoadState('networkidle');
  await result.click();
  await expectHarmless(page);
});

it('opens it in the editor without running any of it', async () => {
  await plantArticle();
  const writer = await newPerson();
  const { page } = writer;
  writer.expectProblem(/Content Security Policy/);
  await signIn(writer, 'lumen-owner');
  await writer.goto(`/admin/article/edit/${ARTICLE_ID}`);
  const content = page.getByRole('textbox', { name: ARTICLE_TEXTS.contentLabel });
  await content.getByText('Kept').waitFor();
  expect(await content.locator('script, svg, iframe, form, input, object, base, math, style').count()).toBe(
    0,
  );
  expect(await content.innerHTML()).not.toMatch(/onerror|onload|srcdoc|javascript:|evil\.example/i);
  // The page still responds: such HTML once kept the editor busy forever.
  await content.getByText('named').click();
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
});

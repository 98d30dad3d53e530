import { DEFAULT_HOSTING_PORT, LOCAL_PROJECT_ID, localPort } from '@harborline/domain/local-suite';
import { docPath } from '@harborline/domain/paths';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { useCast } from '../support/cast';
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

const text = (stringValue: string) => ({ stringValue });
const flag = (booleanValue: boolean) => ({ booleanValue });

const port = localPort('firestore', Number(process.env.HARBORLINE_HOSTING_PORT ?? DEFAULT_HOSTING_PORT));
const ADDRESS = `http://127.0.0.1:${port}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${docPath.article(ARTICLE_ID)}`;
const AS_OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

afterAll(async () => {
  await fetch(ADDRESS, { method: 'DELETE', headers: AS_OWNER });
});

/** Bypasses the editor and the rules, as an attacker with a stolen key would. */
async function plantArticle(): Promise<void> {
  const now = { timestampValue: new Date().toISOString() };
  const answer = await fetch(ADDRESS, {
    method: 'PATCH',
    headers: AS_OWNER,
    body: JSON.stringify({
      fields: {
        support_lib_id: text('lumencycles0000demo1'),
        article_title: text('Hostile article'),
        article_content: text(CONTENT),
        article_keywords: { arrayValue: {} },
        article_categories: text('lumen-maintenance'),
        is_published: flag(true),
        is_disabled: flag(false),
        likes: { integerValue: '0' },
        disLikes: { integerValue: '0' },
        views: { integerValue: '0' },
        created_at: now,
        updated_at: now,
        updated_by: text('nobody'),
      },
    }),
  });
  expect(answer.ok).toBe(true);
}

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

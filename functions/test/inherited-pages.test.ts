import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { article } from '@harborline/domain/stores/articles';
import { library } from '@harborline/domain/stores/libraries';
import { keptNewsFlash } from '@harborline/domain/stores/news-flashes';
import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  articleIn,
  articlePath,
  categoryPath,
  getPage,
  NO_LONGER_FRESH_MS,
  newArticleIn,
  newPageWorld,
  PAGE_WORLD_TIMEOUT_MS,
  type PageWorld,
} from './support/page-world';
import { eventually, pause } from './support/suite';
import { change, layOut, stored, unique } from './support/world';

let world: PageWorld;
let other: PageWorld;

beforeAll(async () => {
  world = await newPageWorld();
  other = await newPageWorld();
}, PAGE_WORLD_TIMEOUT_MS);

describe('S3-07: a child that shows content of its parent (D-35)', () => {
  let child: PageWorld;
  const everything = { disabled_default_categories: false, disabled_default_articles: false };

  beforeAll(async () => {
    child = await newPageWorld();
    await change(library(child.id), { parent_lib_id: world.id });
  }, PAGE_WORLD_TIMEOUT_MS);

  it('D-72: shows nothing of it before it chose to', async () => {
    await pause(NO_LONGER_FRESH_MS);
    expect((await getPage(articlePath(child, world.guide))).status).toBe(404);
    expect((await getPage(categoryPath(child, world.topic))).status).toBe(404);
  });

  it('has it on every page, at its own addresses, and nothing of others', async () => {
    await change(library(child.id), everything);
    await eventually(async () => expect((await getPage(articlePath(child, world.guide))).status).toBe(200));
    const { html } = await getPage(articlePath(child, world.guide));
    expect(html).toContain('Text of Adjust the brakes');
    expect(html).toContain(`${articlePath(child, world.guide)}">`);
    expect((await getPage(`/${child.key}`)).html).toContain(categoryPath(child, world.topic));
    expect((await getPage(categoryPath(child, world.topic))).html).toContain(articlePath(child, world.guide));
    expect((await getPage(`/${child.key}?q=adjust`)).html).toContain(articlePath(child, world.guide));
    expect((await getPage(`/${child.key}/sitemap.xml`)).html).toContain(articlePath(child, world.guide));
    expect((await getPage(articlePath(child, other.guide))).status).toBe(404);
    expect((await getPage(articlePath(world, child.guide))).status).toBe(404);
  });

  it('shows neither drafts nor what is for staff', async () => {
    const draft = await newArticleIn(world, 'Secret draft', { is_published: false });
    const internal = await newArticleIn(world, 'Secret guide', {
      is_published: false,
      audience: 'staff',
      is_staff_published: true,
    });
    for (const id of [draft, internal]) expect((await getPage(articlePath(child, id))).status).toBe(404);
  });

  it('U-12: has its own copy in the place of the parent’s article once that is published', async () => {
    const original = await newArticleIn(world, 'Bleed the brakes');
    await eventually(async () => expect((await getPage(articlePath(child, original))).status).toBe(200));
    const copy = copyIdOf(child.id, original);
    const written = articleIn({ id: child.id, topic: world.topic }, 'Bleed our brakes', {
      is_published: false,
    });
    await layOut(article(copy), written);
    expect((await getPage(articlePath(child, original))).html).toContain('Text of Bleed the brakes');
    await change(article(copy), { is_published: true });
    await eventually(async () => {
      expect((await getPage(articlePath(child, original))).html).toContain('Text of Bleed our brakes');
    });
    const list = (await getPage(categoryPath(child, world.topic))).html;
    expect([list.includes(articlePath(child, copy)), list.includes('Bleed the brakes')]).toEqual([
      true,
      false,
    ]);
    expect((await getPage(`/${child.key}?q=bleed`)).html).not.toContain('Bleed the brakes');
    expect((await getPage(articlePath(world, original))).html).toContain('Text of Bleed the brakes');
    await change(article(copy), { is_disabled: true });
    await eventually(async () => {
      expect((await getPage(articlePath(child, original))).html).toContain('Text of Bleed the brakes');
    });
  });

  it('follows the parent and its own choice', async () => {
    const fresh = await newArticleIn(world, 'Grease the chain');
    await eventually(async () => expect((await getPage(articlePath(child, fresh))).status).toBe(200));
    await change(article(fresh), { is_published: false });
    await eventually(async () => expect((await getPage(articlePath(child, fresh))).status).toBe(404));
    await change(library(child.id), { disabled_default_articles: true, enabled_default_articles: [] });
    await eventually(async () => expect((await getPage(articlePath(child, world.guide))).status).toBe(404));
    await change(library(child.id), { enabled_default_articles: [world.guide] });
    await eventually(async () => expect((await getPage(articlePath(child, world.guide))).status).toBe(200));
    await change(library(child.id), { disabled_default_categories: true });
    await eventually(async () => expect((await getPage(articlePath(child, world.guide))).status).toBe(404));
  });
});

describe('S3-07: news of a parent', () => {
  const newNews = async (libraryId: string, title: string, changes = {}) => {
    const id = unique('news');
    const made = { support_lib_id: libraryId, newsFlash_title: title, ...changes };
    await layOut(keptNewsFlash(id), stored(makeNewsFlash(made)));
    return id;
  };
  const feedOf = ({ key }: PageWorld) => `/frontendnews/${key}/feed.xml`;
  let child: PageWorld;
  let links: ReturnType<typeof publicLinks>;

  beforeAll(async () => {
    child = await newPageWorld();
    links = publicLinks(child.key);
    await change(library(child.id), { parent_lib_id: world.id });
  }, PAGE_WORLD_TIMEOUT_MS);

  it('U-12: is on every page of a child that chose it, and a published copy in its place', async () => {
    const id = await newNews(world.id, 'We open on Sundays');
    await eventually(async () => expect((await getPage(publicLinks(world.key).news())).html).toContain(id));
    expect((await getPage(links.newsFlash(id))).status).toBe(404);
    await change(library(child.id), { enabled_default_newsFlash: [id] });
    await eventually(async () => {
      for (const path of [links.news(), links.newsFlash(id), feedOf(child)])
        expect((await getPage(path)).html).toContain('We open on Sundays');
    });
    expect((await getPage(`/${child.key}/sitemap.xml`)).html).toContain(`${links.newsFlash(id)}</loc>`);
    expect((await getPage(`/${child.key}`)).html).toContain(links.news());

    const copy = copyIdOf(child.id, id);
    const mine = { support_lib_id: child.id, newsFlash_title: 'Our Sundays', origin_ref: id };
    await layOut(keptNewsFlash(copy), stored(makeNewsFlash(mine)));
    await eventually(async () => {
      for (const path of [links.news(), links.newsFlash(id), links.newsFlash(copy), feedOf(child)]) {
        const { html } = await getPage(path);
        expect([html.includes('Our Sundays'), html.includes('We open on Sundays')]).toEqual([true, false]);
      }
    });
    expect((await getPage(publicLinks(world.key).newsFlash(id))).html).toContain('We open on Sundays');
    await change(keptNewsFlash(copy), { is_published: false });
    await eventually(async () => {
      expect((await getPage(links.newsFlash(id))).html).toContain('We open on Sundays');
    });
    await change(library(child.id), { enabled_default_newsFlash: [] });
    await eventually(async () => expect((await getPage(links.newsFlash(id))).status).toBe(404));
  });

  it('D-17: never is a draft, what is for staff, what is over, or of another library', async () => {
    await change(library(child.id), { disabled_default_newsFlash: false });
    const shown = await newNews(world.id, 'Shown to all');
    await eventually(async () => expect((await getPage(links.newsFlash(shown))).status).toBe(200));
    const hidden = [
      await newNews(world.id, 'Never seen', { is_published: false }),
      await newNews(world.id, 'Never seen', {
        is_published: false,
        audience: 'staff',
        is_staff_published: true,
      }),
      await newNews(world.id, 'Never seen', { expires_at: new Date(Date.now() - 1_000) }),
      await newNews(other.id, 'Never seen'),
    ];
    await eventually(async () => expect((await getPage(links.news())).html).toContain('Shown to all'));
    for (const id of hidden) expect((await getPage(links.newsFlash(id))).status).toBe(404);
    for (const path of [links.news(), feedOf(child), `/${child.key}/sitemap.xml`]) {
      const { html } = await getPage(path);
      expect([html.includes('Never seen'), ...hidden.map((id) => html.includes(id))]).not.toContain(true);
    }
    const siblingOfNews = await newNews(child.id, 'Of the child alone');
    await eventually(async () => expect((await getPage(links.newsFlash(siblingOfNews))).status).toBe(200));
    expect((await getPage(publicLinks(world.key).newsFlash(siblingOfNews))).status).toBe(404);
  });
});

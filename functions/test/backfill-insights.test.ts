import { docPath } from '@harborline/domain/paths';
import { articleVote } from '@harborline/domain/stores/bookkeeping';
import { makeArticle } from '@harborline/domain/testing/factories';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { backfill } from './support/backfill';
import { db } from './support/suite';
import { layOut, newLibrary, stored, unique } from './support/world';

async function newArticle(libraryId: string, changes: object): Promise<string> {
  const id = unique('article');
  const article = stored(makeArticle({ support_lib_id: libraryId, likes: 0, disLikes: 0, views: 0 }));
  await db.doc(docPath.article(id)).set({ ...article, ...changes });
  return id;
}

const vote = (libraryId: string, articleId: string, answer: string, ms: number) =>
  layOut(articleVote(unique('vote')), {
    support_lib_id: libraryId,
    article_id: articleId,
    answer,
    updated_at: Timestamp.fromMillis(ms),
  });

const timesOf = async (id: string) => {
  const article = await db.doc(docPath.article(id)).get();
  return { viewed: article.get('viewed_at')?.toMillis(), disliked: article.get('disliked_at')?.toMillis() };
};

it('U-11: articles from before insights get the times by which insights list them, once', async () => {
  const libraryId = await newLibrary();
  const startMs = Date.now();
  const voted = await newArticle(libraryId, { disLikes: 2 });
  await vote(libraryId, voted, 'no', startMs - 5_000);
  await vote(libraryId, voted, 'no', startMs - 9_000);
  await vote(libraryId, voted, 'yes', startMs);
  const read = await newArticle(libraryId, { views: 3 });
  const untouched = await newArticle(libraryId, {});
  const longAgo = Timestamp.fromMillis(1_000);
  const dated = await newArticle(libraryId, {
    views: 3,
    viewed_at: longAgo,
    disLikes: 1,
    disliked_at: longAgo,
  });

  expect((await backfill('--dry-run')).stdout).toMatch(/^[1-9]\d* articles lack a time/);
  expect(await timesOf(read)).toEqual({ viewed: undefined, disliked: undefined });
  await backfill();
  expect(await timesOf(voted)).toEqual({ viewed: undefined, disliked: startMs - 5_000 });
  const { viewed } = await timesOf(read);
  expect(viewed).toBeGreaterThanOrEqual(startMs);
  expect(await timesOf(untouched)).toEqual({ viewed: undefined, disliked: undefined });
  expect(await timesOf(dated)).toEqual({ viewed: 1_000, disliked: 1_000 });
  await backfill();
  expect(await timesOf(read)).toEqual({ viewed, disliked: undefined });
}, 120_000);

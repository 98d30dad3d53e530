import { docPath } from '@harborline/domain/paths';
import { article } from '@harborline/domain/stores/articles';
import { category } from '@harborline/domain/stores/categories';
import { translation } from '@harborline/domain/stores/translations';
import { makeArticle, makeCategory } from '@harborline/domain/testing/factories';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverCreated } from './support/deliver';
import { db, eventually, pause } from './support/suite';
import { change, layOut, newLibrary, stored, unique } from './support/world';

let libraryId = '';

beforeEach(async () => {
  libraryId = await newLibrary();
});

/** When the library's content last changed, in microseconds; 0 if nothing has. */
async function stampedAt(): Promise<number> {
  const changedAt = (await db.doc(docPath.contentStamp(libraryId)).get()).get('changed_at');
  return changedAt === undefined ? 0 : changedAt.seconds * 1_000_000 + changedAt.nanoseconds / 1_000;
}

/** Does something and waits until the stamp has moved. @returns its new time */
async function movedBy(step: () => Promise<unknown>): Promise<number> {
  const before = await stampedAt();
  await step();
  await eventually(async () => expect(await stampedAt()).toBeGreaterThan(before));
  return stampedAt();
}

const newArticle = () => {
  const document = article(unique('article'));
  const publish = () => layOut(document, stored(makeArticle({ support_lib_id: libraryId })));
  return { document, publish };
};

const newCategory = () => {
  const document = category(unique('category'));
  const create = () => layOut(document, stored(makeCategory({ support_lib_id: libraryId })));
  return { document, create };
};

describe('the content stamp of a library', () => {
  it('moves with its articles, categories and translations', async () => {
    const { document, publish } = newArticle();
    await movedBy(publish);
    await movedBy(() => change(document, { article_title: 'Another title' }));
    await movedBy(() => change(document, { is_published: false }));

    const { document: topic, create } = newCategory();
    await movedBy(create);
    await movedBy(() => change(topic, { is_disabled: true }));
    await movedBy(() => db.doc(topic.path).delete());

    const word = translation(unique('word'));
    const translated = { support_lib_id: libraryId, source: 'Article', translation: 'Guide' };
    await movedBy(() => layOut(word, translated));
    await movedBy(() => db.doc(word.path).delete());
  });

  it('stays where views, votes, drafts and unpublished articles change', async () => {
    const { document, publish } = newArticle();
    const before = await movedBy(publish);
    await change(document, { views: 7, likes: 2, disLikes: 1 });
    const draft = article(unique('article'));
    await layOut(draft, stored(makeArticle({ support_lib_id: libraryId, is_published: false })));
    await pause(3_000);
    expect(await stampedAt()).toBe(before);
  });

  it('stays when an event is delivered again', async () => {
    const { document, create } = newCategory();
    const before = await movedBy(create);
    expect(await deliverCreated('onCategoryWritten', document.path)).toBeLessThan(300);
    expect(await stampedAt()).toBe(before);
  });

  it('moves in both libraries between which a category moves', async () => {
    const { document, create } = newCategory();
    await movedBy(create);
    const first = libraryId;
    libraryId = await newLibrary();
    await movedBy(() => change(document, { support_lib_id: libraryId }));
    const second = await stampedAt();
    libraryId = first;
    await eventually(async () => expect(await stampedAt()).toBe(second));
  });
});

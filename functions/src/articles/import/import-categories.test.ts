import type { SourceCategory } from '@harborline/domain/import/import-source';
import { LIMITS } from '@harborline/domain/limits';
import { makeCategory } from '@harborline/domain/testing/factories';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { expect, it } from 'vitest';
import { planCategories } from './import-categories';
import { type ImportRun, targetId } from './import-run';

const RUN: ImportRun = {
  kind: 'folder',
  library: { id: 'l1', key: 'acme' },
  editor: { uid: 'u1', mayPublish: true },
  isDryRun: false,
  pictureAddress: (name) => name,
};

const source = (sourceId: string, title: string, parentSourceId = ''): SourceCategory => ({
  sourceId,
  title,
  parentSourceId,
  description: '',
  icon: '',
  order: null,
});

const NOTHING = { categories: [], imported: new Map<string, string>() };

it('creates categories below those created before them', () => {
  const planned = planCategories(RUN, [source('a', 'Billing'), source('a/b', 'Refunds', 'a')], NOTHING);
  const [first, second] = planned.map(({ created }) => created);
  expect(first).toMatchObject({ category_title: 'Billing', parent_cat_id: '', support_lib_id: 'l1' });
  expect(second?.parent_cat_id).toBe(first?.id);
});

it('uses the category of the last import, even under another name', () => {
  const renamed = makeCategory({ id: 'c1', category_title: 'Money' });
  const existing = { categories: [renamed], imported: new Map([['a', 'c1']]) };
  expect(planCategories(RUN, [source('a', 'Billing')], existing)[0]?.result).toEqual({
    sourceId: 'a',
    id: 'c1',
    outcome: 'unchanged',
    reason: '',
  });
});

it('uses a category of the same name at the same level, and only there', () => {
  const categories = [
    makeCategory({ id: 'c1', category_title: ' billing' }),
    makeCategory({ id: 'c2', category_title: 'Refunds' }),
  ];
  const sources = [source('a', 'Billing'), source('a/b', 'Refunds', 'a')];
  const [first, second] = planCategories(RUN, sources, { ...NOTHING, categories });
  expect(first?.result).toMatchObject({ id: 'c1', reason: IMPORT_TEXTS.sameCategory });
  expect(second?.created).toMatchObject({ parent_cat_id: 'c1' });
});

it('creates a category again that was deleted', () => {
  const existing = { categories: [], imported: new Map([['a', 'gone']]) };
  expect(planCategories(RUN, [source('a', 'Billing')], existing)[0]?.created?.id).toBe(
    targetId(RUN, 'category', 'a'),
  );
});

it('puts articles into the category above where a library has as many as can be listed', () => {
  const categories = Array.from({ length: LIMITS.listedCategories }, (_, index) =>
    makeCategory({ id: `c${index}`, category_title: `Topic ${index}` }),
  );
  const sources = [source('a', 'Topic 1'), source('a/b', 'New', 'a')];
  const planned = planCategories(RUN, sources, { ...NOTHING, categories });
  expect(planned[1]).toEqual({
    created: null,
    result: { sourceId: 'a/b', id: 'c1', outcome: 'refused', reason: IMPORT_TEXTS.tooManyCategories },
  });
});

it('gives another library other ids', () => {
  const other = { ...RUN, library: { id: 'l2', key: 'other' } };
  expect(targetId(RUN, 'article', 'a')).not.toBe(targetId(other, 'article', 'a'));
});

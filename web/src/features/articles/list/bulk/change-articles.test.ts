import { docPath } from '@harborline/domain/paths';
import { beforeEach, expect, it, vi } from 'vitest';
import { inBatch } from '../../../../shared/store/in-batch';
import { changeArticles } from './change-articles';

const world = vi.hoisted(() => ({
  drafts: new Set<string>(),
  refused: new Set<string>(),
  stored: new Map<string, object>(),
  reads: 0,
}));

vi.mock('firebase/firestore', () => ({ serverTimestamp: () => 'now' }));
vi.mock('../../../../shared/store/read-records', () => ({
  readRecord: async (_firestore: unknown, { path }: { path: string }) => {
    world.reads += 1;
    return world.drafts.has(path) ? {} : null;
  },
}));
vi.mock('../../../../shared/store/in-batch', () => ({
  inBatch: vi.fn(async (_firestore: unknown, write: (batch: object) => void) => {
    const made = new Map<string, object>();
    write({ update: ({ path }: { path: string }, changes: object) => made.set(path, changes) });
    if ([...made.keys()].some((path) => world.refused.has(path))) throw new Error('permission-denied');
    for (const [path, changes] of made) world.stored.set(path, changes);
  }),
}));

const move = (ids: readonly string[]) => ids.map((id) => ({ id, changes: { article_categories: 'orders' } }));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);
const run = (
  changes: Parameters<typeof changeArticles>[1]['changes'],
  onChanged?: (ids: readonly string[]) => void,
) => changeArticles({} as never, { uid: 'me', changes, ...(onChanged ? { onChanged } : {}) });

beforeEach(() => {
  vi.clearAllMocks();
  world.drafts.clear();
  world.refused.clear();
  world.stored.clear();
  world.reads = 0;
});

it('S7.6-04: moves articles some at a time, and says how far it is', async () => {
  const parts: number[] = [];
  expect(await run(move(numbered(25)), ({ length }) => parts.push(length))).toHaveLength(25);
  expect(parts).toEqual([10, 10, 5]);
  expect(world.stored.get(docPath.article('a24'))).toEqual({
    article_categories: 'orders',
    updated_at: 'now',
    updated_by: 'me',
  });
});

it('moves unpublished edits along, which would take the article back otherwise', async () => {
  world.drafts.add(docPath.articleDraft('a1'));
  await run(move(['a0', 'a1']));
  expect([...world.stored.keys()]).toEqual([
    docPath.article('a0'),
    docPath.article('a1'),
    docPath.articleDraft('a1'),
  ]);
});

it('changes the others where one is refused', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  world.refused.add(docPath.article('a3'));
  expect(await run(move(numbered(12)))).toEqual(numbered(12).filter((id) => id !== 'a3'));
});

it('archives without reading anything', async () => {
  await run(numbered(5).map((id) => ({ id, changes: { is_disabled: true } })));
  expect(world.reads).toBe(0);
  expect(inBatch).toHaveBeenCalledTimes(1);
});

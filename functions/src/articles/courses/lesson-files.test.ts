import { expect, it, vi } from 'vitest';
import { filesOf } from './lesson-files';

/** Enough revisions for several batches. */
const REVISIONS = 250;
const fileAt = (index: number) => ({ address: `https://files/${index}`, name: 'Measures.txt', bytes: 5 });
const DOCS = Array.from({ length: REVISIONS }, (_, index) => ({
  id: `${index}`,
  exists: true,
  data: () => ({ lesson_file: fileAt(index) }),
}));

/** What each query read: its fields, and how many documents. */
const reads = vi.hoisted((): { fields: readonly string[] | 'all'; count: number }[] => []);

interface Asked {
  readonly fields: readonly string[] | 'all';
  readonly limit: number;
  readonly from: number;
}
const query = (asked: Asked): object => ({
  where: () => query(asked),
  select: (...fields: string[]) => query({ ...asked, fields }),
  limit: (limit: number) => query({ ...asked, limit }),
  startAfter: ({ id }: { id: string }) => query({ ...asked, from: Number(id) + 1 }),
  get: async () => {
    const docs = DOCS.slice(asked.from, asked.from + asked.limit);
    reads.push({ fields: asked.fields, count: docs.length });
    return { docs };
  },
});
vi.mock('../../platform/firebase', () => ({
  firestore: () => ({
    doc: (path: string) => ({ path }),
    getAll: async () => [],
    collection: () => query({ fields: 'all', limit: Number.POSITIVE_INFINITY, from: 0 }),
  }),
}));

it('finds the files of all revisions of a lesson, a batch at a time, and reads nothing else of them', async () => {
  const files = await filesOf({ libraryId: 'library', courseId: 'course', lessonId: 'lesson' });
  expect(files.filter((file) => file !== null)).toEqual(DOCS.map((_, index) => fileAt(index)));
  expect(reads.map(({ count }) => count)).toEqual([100, 100, 50]);
  expect(new Set(reads.flatMap(({ fields }) => fields))).toEqual(new Set(['lesson_file']));
});

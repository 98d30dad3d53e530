import { makeSopArticle } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import type { Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { versionOf } from '../../../shared/store/version-of';
import type { TextIntent } from '../../../shared/writing/editing/text-kind';
import { saveSop } from './save-sop';
import { isSameSop, type SopFields, sopErrors, sopFieldsOf } from './sop-fields';
import { type LoadedSop, sopKind } from './sop-kind';

/** Documents by path, as a transaction reads and writes them. */
const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  serverTimestamp: () => 'now',
}));
vi.mock('../../../shared/store/in-transaction', () => ({
  inTransaction: (_firestore: object, work: (transaction: object) => Promise<unknown>) =>
    work({
      read: async ({ path }: { path: string }) => stored.get(path) ?? null,
      set: (document: { path: string }, data: object) => void stored.set(document.path, { ...data }),
      update: ({ path }: { path: string }, data: object) =>
        void stored.set(path, { ...stored.get(path), ...data }),
      delete: ({ path }: { path: string }) => void stored.delete(path),
    }),
}));

// Sanitising and comparing documents need a real browser; the journeys have one.
vi.mock('../../../shared/rich-text/content-to-store', () => ({ contentToStore: (html: string) => html }));
vi.mock('../../../shared/writing/versions/same-once-edited', () => ({
  isSameOnceEdited: (_kind: object, one: SopFields, other: SopFields) =>
    isSameSop(one, { ...other, content: other.content.replace(' dir="auto"', '') }),
}));

const LIVE = makeSopArticle({ version: 2, sop_content: '<p>Old</p>' });
const FIELDS = sopFieldsOf(LIVE);
const DRAFT = `ContentDrafts/sop:${LIVE.id}`;
const saving = {
  writer: { uid: 'ann', libraryId: LIVE.support_lib_id },
  isCategory: (id: string) => id === 'desk',
};
const sop = () => stored.get(`SopArticles/${LIVE.id}`);
const save = (intent: TextIntent, changes: Partial<SopFields> = {}, draft: string | null = null) =>
  saveSop(
    {} as Firestore,
    intent,
    {
      id: LIVE.id,
      fields: { ...FIELDS, ...changes },
      expected: { article: versionOf(LIVE.updated_at), draft },
      note: '',
    },
    saving,
  );
/** Lays a draft. @returns its version */
const layDraft = (): string => {
  stored.set(DRAFT, { sop_title: 'Drafted', updated_at: timestamp(5) });
  return versionOf(timestamp(5));
};

beforeEach(() => {
  stored.clear();
  stored.set(`SopArticles/${LIVE.id}`, { ...LIVE });
});

describe('saving an SOP', () => {
  it('D-81: keeps edits beside what staff read, and their version as it is', async () => {
    expect(await save('save-draft', { content: '<p>New</p>' })).toEqual({ kind: 'saved' });
    expect(stored.get(DRAFT)).toMatchObject({ kind: 'sop', content_ref: LIVE.id, sop_content: '<p>New</p>' });
    expect(sop()).toMatchObject({ sop_content: '<p>Old</p>', version: 2 });
  });

  it('makes a published change the next version, and removes the draft', async () => {
    const draft = layDraft();
    await save('publish', { content: '<p>New</p>' }, draft);
    expect(sop()).toMatchObject({ sop_content: '<p>New</p>', version: 3, is_published: true });
    expect(stored.has(DRAFT)).toBe(false);
  });

  it('keeps a text that nobody touched to the letter, so that another category is no new version', async () => {
    await save('publish', { content: '<p dir="auto">Old</p>', categoryId: 'desk' });
    expect(sop()).toMatchObject({ sop_content: '<p>Old</p>', category_id: 'desk', version: 2 });
  });

  it('D-81: forgets a draft whose edits were all taken back, or that is discarded', async () => {
    await save('save-draft', {}, layDraft());
    expect(stored.has(DRAFT)).toBe(false);
    await save('discard-draft', { content: '<p>New</p>' }, layDraft());
    expect(stored.has(DRAFT)).toBe(false);
    expect(sop()).toMatchObject({ sop_content: '<p>Old</p>', version: 2 });
  });

  it('takes an SOP back with its latest text, which nobody reads then', async () => {
    await save('unpublish', { content: '<p>New</p>' });
    expect(sop()).toMatchObject({ sop_content: '<p>New</p>', is_published: false, version: 2 });
  });

  it('puts a text whose category is gone into none, and leaves it where it stands already', async () => {
    for (const intent of ['save-draft', 'unpublish'] as const) {
      stored.delete(DRAFT);
      await save(intent, { title: 'Restored', categoryId: 'gone' });
      const written = intent === 'save-draft' ? stored.get(DRAFT) : sop();
      expect(written).toMatchObject({ sop_title: 'Restored', category_id: '' });
    }
    stored.clear();
    stored.set(`SopArticles/${LIVE.id}`, { ...LIVE, category_id: 'gone' });
    await save('publish', { title: 'Moved', categoryId: 'gone' });
    expect(sop()).toMatchObject({ sop_title: 'Moved', category_id: 'gone' });
  });

  it('writes nothing over what a teammate saved, nor where it is gone', async () => {
    expect(await save('publish', { title: 'Mine' }, '1.0')).toEqual({ kind: 'conflict' });
    expect(sop()?.sop_title).toBe(LIVE.sop_title);
    stored.clear();
    expect(await save('publish', { title: 'Mine' })).toEqual({ kind: 'gone' });
  });
});

describe('the kind SOP', () => {
  const SOP_KIND = sopKind([]);
  const loaded = (changes: object = {}): LoadedSop => ({
    id: LIVE.id,
    content: { ...LIVE, isPending: false, ...changes },
    draft: null,
    version: { article: '1.0', draft: null },
  });

  it('asks for a title', () => {
    expect(sopErrors({ ...FIELDS, title: ' ' })).toEqual({ title: SOP_EDITOR_TEXTS.titleRequired });
  });

  it('D-81: saves a pause as a draft once it is published, and nothing of an archived one', () => {
    expect(SOP_KIND.autosave(FIELDS, loaded())).toBe('save-draft');
    expect(SOP_KIND.autosave(FIELDS, loaded({ is_published: false }))).toBe('save-unpublished');
    expect(SOP_KIND.autosave(FIELDS, loaded({ is_disabled: true }))).toBeNull();
  });

  it('says which version was published, and only then', () => {
    const said = (intent: TextIntent, version: number) =>
      SOP_KIND.doneText(intent, loaded({ version }), loaded());
    expect(said('publish', 3)).toBe(SOP_EDITOR_TEXTS.publishedNow(3));
    expect(said('publish', 2)).toBe(SOP_EDITOR_TEXTS.savedNow);
    expect(said('save-draft', 2)).toBeNull();
  });
});

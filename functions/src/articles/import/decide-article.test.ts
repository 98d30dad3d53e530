import { LIMITS } from '@harborline/domain/limits';
import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { describe, expect, it } from 'vitest';
import { type ArticleFacts, contentHash, decideArticle } from './decide-article';

const CONTENT = {
  article_title: 'Refunds',
  article_content: '<p>Text</p>',
  article_keywords: ['money'],
  article_categories: 'c1',
  is_published: true,
};
const STORED = { ...CONTENT, is_disabled: false };
const RECORD = { source_hash: 'old', written_hash: contentHash(CONTENT) };

const decide = (facts: Partial<ArticleFacts>) =>
  decideArticle({
    content: CONTENT,
    sourceHash: 'new',
    mayPublish: true,
    isCategoryOfLibrary: true,
    isEmptied: false,
    record: RECORD,
    stored: STORED,
    isOwn: true,
    hasDraft: false,
    ...facts,
  });

describe('an article of an import', () => {
  it('is created where it is new, and again where it was deleted', () => {
    expect(decide({ record: undefined, stored: undefined })).toEqual({ outcome: 'created', reason: '' });
    expect(decide({ stored: undefined })).toEqual({ outcome: 'created', reason: '' });
  });

  it('changes where its source did', () => expect(decide({})).toEqual({ outcome: 'changed', reason: '' }));

  it('stays as it is where its source did', () =>
    expect(decide({ sourceHash: 'old', hasDraft: true })).toEqual({ outcome: 'unchanged', reason: '' }));

  it.each<[string, Partial<ArticleFacts>, string]>([
    ['edited', { stored: { ...STORED, article_title: 'Better' } }, IMPORT_TEXTS.editedHere],
    ['unpublished', { stored: { ...STORED, is_published: false } }, IMPORT_TEXTS.editedHere],
    ['written by somebody else', { record: undefined }, IMPORT_TEXTS.editedHere],
    ['kept for staff', { stored: { ...STORED, audience: 'staff' } }, IMPORT_TEXTS.editedHere],
    [
      'kept for staff as it was written',
      {
        stored: { ...STORED, is_published: false, audience: 'staff' },
        record: { ...RECORD, written_hash: contentHash({ ...STORED, is_published: false }) },
      },
      IMPORT_TEXTS.editedHere,
    ],
    ['another library’s', { isOwn: false }, IMPORT_TEXTS.foreignArticle],
    ['another library’s, unchanged', { isOwn: false, sourceHash: 'old' }, IMPORT_TEXTS.foreignArticle],
    ['archived', { stored: { ...STORED, is_disabled: true } }, IMPORT_TEXTS.archivedHere],
    ['drafted', { hasDraft: true }, IMPORT_TEXTS.hasDraft],
    ['published, without the right to publish', { mayPublish: false }, IMPORT_TEXTS.mayNotChange],
  ])('is left alone where it is %s here', (_name, facts, reason) =>
    expect(decide(facts)).toEqual({ outcome: 'refused', reason }),
  );

  it('is refused in a category of another library, and where it is too long', () => {
    expect(decide({ isCategoryOfLibrary: false }).reason).toBe(IMPORT_TEXTS.foreignCategory);
    const article_content = 'x'.repeat(LIMITS.articleContent + 1);
    expect(decide({ content: { ...CONTENT, article_content } }).reason).toBe(IMPORT_TEXTS.contentTooLong);
  });

  it('is created unpublished without the right to publish', () =>
    expect(decide({ record: undefined, stored: undefined, mayPublish: false })).toEqual({
      outcome: 'created',
      reason: IMPORT_TEXTS.mayNotPublish,
    }));
});

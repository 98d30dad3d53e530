import { makeSopArticle } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { sopActionOf } from './log-sop-change';

const live = makeSopArticle({ version: 2 });
const draft = makeSopArticle({ is_published: false, version: 1 });
const archived = makeSopArticle({ is_disabled: true, version: 2 });

describe('what the log says of an SOP', () => {
  it('is that a version was published, whether the first or a later one', () => {
    expect(sopActionOf(undefined, live)).toBe('sop-published');
    expect(sopActionOf(draft, live)).toBe('sop-published');
    expect(sopActionOf(live, makeSopArticle({ version: 3 }))).toBe('sop-published');
  });

  it('is that it was unpublished, archived, restored or deleted', () => {
    expect(sopActionOf(live, draft)).toBe('sop-unpublished');
    expect(sopActionOf(live, archived)).toBe('sop-archived');
    expect(sopActionOf(archived, live)).toBe('sop-restored');
    expect(sopActionOf(archived, undefined)).toBe('sop-deleted');
  });

  it('is nothing about drafts, reviews, and what was never archived', () => {
    expect(sopActionOf(undefined, draft)).toBeUndefined();
    expect(sopActionOf(draft, makeSopArticle({ is_published: false, sop_title: 'New' }))).toBeUndefined();
    expect(sopActionOf(live, makeSopArticle({ version: 2, owner_ref: 'agent' }))).toBeUndefined();
    expect(sopActionOf(live, undefined)).toBeUndefined();
  });
});

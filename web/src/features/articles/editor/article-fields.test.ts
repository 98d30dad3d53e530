import { LIMITS } from '@harborline/domain/limits';
import { describe, expect, it } from 'vitest';
import { NO_FIELDS, validateArticle } from './article-fields';

describe('validateArticle', () => {
  it('asks for a title always, for a category only where visitors are to find it', () => {
    expect(validateArticle(NO_FIELDS, false)).toEqual({ title: 'Title is required' });
    expect(validateArticle({ ...NO_FIELDS, title: 'A' }, false)).toEqual({});
    expect(validateArticle({ ...NO_FIELDS, title: 'A' }, true)).toEqual({
      categoryId: 'Category is required',
    });
  });

  it('refuses a text longer than the rules take', () => {
    const long = { ...NO_FIELDS, title: 'A', content: 'x'.repeat(LIMITS.articleContent + 1) };
    expect(validateArticle(long, false)).toHaveProperty('content');
  });
});

import { LIMITS } from '@harborline/domain/limits';
import { describe, expect, it } from 'vitest';
import { NO_FIELDS, validateArticle } from './article-fields';

describe('validateArticle', () => {
  it('always requires a title, but a category only for published articles', () => {
    expect(validateArticle(NO_FIELDS, false)).toEqual({ title: 'Title is required' });
    expect(validateArticle({ ...NO_FIELDS, title: 'A' }, false)).toEqual({});
    expect(validateArticle({ ...NO_FIELDS, title: 'A' }, true)).toEqual({
      categoryId: 'Category is required',
    });
  });

  it('refuses a text longer than the rules allow', () => {
    const long = { ...NO_FIELDS, title: 'A', content: 'x'.repeat(LIMITS.articleContent + 1) };
    expect(validateArticle(long, false)).toHaveProperty('content');
  });
});

import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { describe, expect, it } from 'vitest';
import { toTimeField } from '../../../shared/format/local-times';
import {
  isSameNews,
  type NewsCheck,
  type NewsFields,
  NO_NEWS_FIELDS,
  newsErrors,
  newsFieldsOf,
} from './news-fields';

const NOW = new Date(2026, 0, 10, 12).getTime();
const at = (hours: number) => toTimeField(new Date(NOW + hours * 3_600_000));
const check: NewsCheck = { nowMs: NOW, isLive: false };
const errorsOf = (changes: Partial<NewsFields>, changed: Partial<NewsCheck> = {}) =>
  newsErrors({ ...NO_NEWS_FIELDS, title: 'Title', ...changes }, { ...check, ...changed });

describe('what a writer enters (S3-17)', () => {
  it('needs a title, and times that are to come and in order', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ title: '  ' })).toEqual({ title: NEWS_TEXTS.titleRequired });
    expect(errorsOf({ publishAt: at(-1) })).toEqual({ publishAt: NEWS_TEXTS.past });
    expect(errorsOf({ publishAt: at(2), expiresAt: at(2) })).toEqual({ expiresAt: NEWS_TEXTS.order });
    expect(errorsOf({ publishAt: at(1), expiresAt: at(2) })).toEqual({});
  });

  it('may have ended, unless it is published', () => {
    expect(errorsOf({ expiresAt: at(-1) })).toEqual({});
    expect(errorsOf({ expiresAt: at(-1) }, { isLive: true })).toEqual({ expiresAt: NEWS_TEXTS.past });
    expect(errorsOf({ publishAt: at(-1), expiresAt: at(1) }, { isLive: true })).toEqual({});
  });

  it('differs in whatever is changed', () => {
    const stored = newsFieldsOf(makeNewsFlash({ newsFlash_content: '<p>Fern</p>' }));
    expect(isSameNews(stored, { ...stored })).toBe(true);
    for (const change of [
      { content: '<p>Slate</p>' },
      { keywords: [] },
      { expiresAt: at(1) },
      { image: 'x' },
    ])
      expect(isSameNews(stored, { ...stored, ...change })).toBe(false);
  });
});

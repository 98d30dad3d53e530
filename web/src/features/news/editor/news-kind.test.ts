import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { describe, expect, it } from 'vitest';
import { newsFieldsOf } from './news-fields';
import { type LoadedNews, newsKind } from './news-kind';

const KIND = newsKind(() => '');
const SOON = timestamp(Date.now() + 3_600_000);
const loaded = (changes: Partial<LoadedNews['content']> = {}): LoadedNews => ({
  id: 'news',
  content: { ...makeNewsFlash(), isPending: false, ...changes },
  draft: null,
  version: { article: '1.0', draft: null },
});
const FIELDS = newsFieldsOf(makeNewsFlash());
const planned = { is_published: false, publish_at: SOON, next_at: SOON };

describe('the kind news flash (D-81)', () => {
  it('keeps edits of what is published or planned in a draft', () => {
    expect(KIND.autosave(FIELDS, loaded())).toBe('save-draft');
    expect(KIND.autosave(FIELDS, loaded(planned))).toBe('save-draft');
    expect(KIND.autosave(FIELDS, loaded({ is_published: false }))).toBe('save-unpublished');
    expect(KIND.view(loaded(planned)).isLive).toBe(true);
  });

  it('plans nothing by a pause', () => {
    const withTime = { ...FIELDS, publishAt: '2099-01-01T10:00' };
    expect(KIND.autosave(withTime, loaded({ is_published: false }))).toBeNull();
  });

  it('checks times once it is planned or published, and the text always', () => {
    const past = { ...FIELDS, expiresAt: '2001-01-01T10:00' };
    expect(KIND.validate(past, 'save-draft', loaded())).toEqual({});
    expect(KIND.validate(past, 'publish', loaded())).toEqual({ expiresAt: NEWS_TEXTS.past });
    expect(KIND.validate({ ...past, title: '' }, 'save-draft', loaded())).toEqual({
      title: NEWS_TEXTS.titleRequired,
    });
  });

  it('has no planned time left in its form once it is published', () => {
    expect(KIND.settles?.('publish')).toEqual({ publishAt: '' });
    expect(KIND.settles?.('save-unpublished')).toEqual({});
  });
});

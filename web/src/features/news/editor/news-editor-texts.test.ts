import { makeNewsFlash } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { NEWS_TEXTS, NEWS_WRITING_TEXTS, plannedNewsTexts } from '@harborline/domain/texts/news';
import { expect, it } from 'vitest';
import { zonedTime } from '../../../shared/format/local-times';
import { newsEditorTexts } from './news-editor-texts';
import type { LoadedNews } from './news-kind';

const NINE = timestamp(2_000_000_000);
const TIME = zonedTime(NINE.toDate());
const PLANNED = { is_published: false, publish_at: NINE, next_at: NINE, updated_by: 'ann' };
const loaded = (changes: object, draftedBy: string | null = null): LoadedNews => {
  const content = { ...makeNewsFlash(changes), isPending: false };
  const drafted = { ...content, kind: 'news' as const, content_ref: content.id, updated_by: draftedBy ?? '' };
  const version = { article: '1.0', draft: null };
  return { id: content.id, content, draft: draftedBy === null ? null : drafted, version };
};
const saidTo = (uid: string, mayPublish: boolean, news: LoadedNews) =>
  newsEditorTexts(news, { uid, mayPublish }).savedDraft;

it('says who still reads what was published', () => {
  const forStaff = { audience: 'staff', is_published: false, is_staff_published: true };
  expect(saidTo('ann', true, loaded({}))).toBe(NEWS_WRITING_TEXTS.public.savedDraft);
  expect(saidTo('ann', true, loaded(forStaff))).toBe(NEWS_WRITING_TEXTS.staff.savedDraft);
  expect(NEWS_WRITING_TEXTS.staff.savedDraft).toContain(NEWS_TEXTS.audiences.staff);
});

it('says of what is planned that it goes out as it is saved by then', () => {
  const sure = plannedNewsTexts(TIME, true).savedDraft;
  expect(sure).toContain(TIME);
  expect(sure).not.toContain('published version');
  expect(saidTo('ann', true, loaded(PLANNED))).toBe(sure);
  expect(saidTo('ben', true, loaded(PLANNED, 'ben'))).toBe(sure);
});

it('promises nothing where whoever saved it last may not publish, or somebody else did', () => {
  const unsure = plannedNewsTexts(TIME, false).savedDraft;
  expect(saidTo('ben', false, loaded(PLANNED, 'ben'))).toBe(unsure);
  expect(saidTo('ann', true, loaded(PLANNED, 'ben'))).toBe(unsure);
});

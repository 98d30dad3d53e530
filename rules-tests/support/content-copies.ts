import type { ContentKind } from '@harborline/domain/entities/content-copy';
import { docPath } from '@harborline/domain/paths';
import { CREATED_AT, lesson, newsFlash, sop } from './world';

interface CopiedKind {
  readonly kind: ContentKind;
  /** names the rows of the permission table */
  readonly rows: 'News' | 'Sops' | 'Lessons';
  readonly title: string;
  /** the path of the text itself */
  readonly pathOf: (id: string) => string;
  /** the text itself, with a category that any library has */
  readonly original: (library: string) => object;
  /** the fields of a draft and of a revision that only this kind has */
  readonly text: object;
  readonly ofDraft: object;
  readonly ofRevision: object;
}

/** The kinds of text that have drafts and revisions in common collections. */
export const COPIED_KINDS: readonly CopiedKind[] = [
  {
    kind: 'news',
    rows: 'News',
    title: 'newsFlash_title',
    pathOf: docPath.newsFlash,
    original: (library) => newsFlash(library, { newsFlash_categories: '' }),
    text: {
      newsFlash_title: 'Title',
      newsFlash_content: '<p>Text</p>',
      newsFlash_featureImage: '',
      newsFlash_keywords: ['one'],
      newsFlash_categories: '',
      categoryName: '',
    },
    ofDraft: { audience: 'public', publish_at: null, expires_at: null },
    ofRevision: {},
  },
  {
    kind: 'sop',
    rows: 'Sops',
    title: 'sop_title',
    pathOf: docPath.sopArticle,
    original: (library) => sop(library, { category_id: '' }),
    text: { sop_title: 'Title', sop_content: '<p>Text</p>', category_id: '' },
    ofDraft: {},
    ofRevision: { version: 1 },
  },
  {
    kind: 'lesson',
    rows: 'Lessons',
    title: 'lesson_title',
    pathOf: docPath.lesson,
    original: (library) => lesson(library, { course_ref: 'open' }),
    text: {
      course_ref: 'open',
      lesson_title: 'Title',
      lesson_kind: 'text',
      lesson_content: '<p>Text</p>',
      lesson_video: '',
      lesson_quiz: '',
      lesson_file: null,
    },
    ofDraft: { is_read_to_end: false, opens_after_days: 0 },
    ofRevision: {},
  },
];

/** A draft of a text of that kind, without its stamp. */
export const draftOf = ({ kind, text, ofDraft }: CopiedKind, library: string, id: string) => ({
  ...{ support_lib_id: library, kind, content_ref: id, ...text, ...ofDraft },
});

/** A revision of a text of that kind. */
export const revisionOf = ({ kind, text, ofRevision }: CopiedKind, library: string, id: string) => ({
  ...{ support_lib_id: library, kind, content_ref: id, ...text, ...ofRevision },
  ...{ published_at: CREATED_AT, published_by: 'owner', published_name: 'Ada' },
});

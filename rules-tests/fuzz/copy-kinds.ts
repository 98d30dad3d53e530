import {
  lessonDraftWriteSchema,
  newsDraftWriteSchema,
  sopDraftWriteSchema,
} from '@harborline/domain/entities/writes/content-draft';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { LIB, OTHER_LIB } from '../support/people';
import { uploadAddress } from '../support/uploads';
import { hasOwnFile, LESSON_LIMITS, lessonTexts, OTHER_LESSON_TEXTS } from './course-kinds';
import { type Fields, nearly, words } from './document';
import { isHere, type Kind, TENANTS } from './kinds';

const coverIn = (library: string) => uploadAddress(storagePath.cover(library, 'k3-cover.webp'));
const COVERS: readonly unknown[] = ['', coverIn(LIB)];
const CATEGORIES: readonly unknown[] = ['', 'open', 'off', 'disabled'];
const SOP_CATEGORIES: readonly unknown[] = ['', 'sopOpen'];
const someTime = fc.constantFrom(null, new Date(0), new Date(1_000));

const ownerOf = (kind: string, id: string) => ({
  support_lib_id: fc.constant(LIB),
  kind: fc.constant(kind),
  content_ref: fc.constant(id),
  updated_at: fc.constant(SERVER_TIME),
  updated_by: fc.constant('writer'),
});
const OTHERS = {
  support_lib_id: TENANTS,
  kind: ['news', 'sop', 'lesson', 'article'],
  content_ref: ['otherNews', 'otherSop', 'otherOpen', 'missing', 'a/b', 'x'.repeat(129)],
  updated_by: ['owner'],
  updated_at: [new Date(0)],
} as const;

const isOwn = (kind: string, id: string, fields: Fields) =>
  isHere(fields) &&
  fields.kind === kind &&
  fields.content_ref === id &&
  fields.updated_at === SERVER_TIME &&
  fields.updated_by === 'writer';

const news: Kind = {
  name: 'ContentDrafts of news',
  person: 'writer',
  documents: nearly({
    fields: fc.record({
      ...ownerOf('news', 'news'),
      newsFlash_title: words(LIMITS.articleTitle, 1),
      newsFlash_content: words(LIMITS.articleContent),
      newsFlash_featureImage: fc.constantFrom(...COVERS),
      newsFlash_keywords: fc.array(words(LIMITS.keyword), { maxLength: LIMITS.articleKeywords }),
      newsFlash_categories: fc.constantFrom(...CATEGORIES),
      categoryName: words(LIMITS.categoryTitle),
      audience: fc.constantFrom('public', 'staff'),
      publish_at: someTime,
      expires_at: someTime,
    }),
    limits: {
      newsFlash_title: LIMITS.articleTitle,
      newsFlash_content: LIMITS.articleContent,
      categoryName: LIMITS.categoryTitle,
      0: LIMITS.articleKeywords * LIMITS.keyword,
    },
    others: {
      ...OTHERS,
      newsFlash_featureImage: [coverIn(OTHER_LIB), 'https://a.example/a.png', 'javascript:x'],
      newsFlash_categories: ['otherOpen', 'a/b', 'x'.repeat(129)],
      newsFlash_keywords: [29, 30, 31].map((length) => Array.from({ length }, () => 'k')),
      audience: ['everybody'],
    },
  }),
  schema: newsDraftWriteSchema,
  isOurs: (fields) =>
    isOwn('news', 'news', fields) &&
    COVERS.includes(fields.newsFlash_featureImage) &&
    CATEGORIES.includes(fields.newsFlash_categories),
  writes: (data) => [{ kind: 'set', path: docPath.contentDraft('news', 'news'), data }],
};

const sop: Kind = {
  name: 'ContentDrafts of SOPs',
  person: 'writer',
  documents: nearly({
    fields: fc.record({
      ...ownerOf('sop', 'sopLive'),
      sop_title: words(LIMITS.articleTitle, 1),
      sop_content: words(LIMITS.sopContent),
      category_id: fc.constantFrom(...SOP_CATEGORIES),
    }),
    limits: { sop_title: LIMITS.articleTitle, sop_content: LIMITS.sopContent },
    others: { ...OTHERS, category_id: ['otherSopOpen', 'a/b', 'x'.repeat(129)] },
  }),
  schema: sopDraftWriteSchema,
  isOurs: (fields) => isOwn('sop', 'sopLive', fields) && SOP_CATEGORIES.includes(fields.category_id),
  writes: (data) => [{ kind: 'set', path: docPath.contentDraft('sop', 'sopLive'), data }],
};

const lesson: Kind = {
  name: 'ContentDrafts of lessons',
  person: 'writer',
  documents: nearly({
    fields: fc
      .tuple(
        lessonTexts(['open']),
        fc.record({
          ...ownerOf('lesson', 'open'),
          is_read_to_end: fc.boolean(),
          opens_after_days: fc.nat(LIMITS.lessonDays),
        }),
      )
      .map(([text, owner]) => ({ ...text, ...owner })),
    limits: LESSON_LIMITS,
    others: {
      ...OTHERS,
      ...OTHER_LESSON_TEXTS,
      is_read_to_end: ['yes', null],
      opens_after_days: [-1, 1.5, LIMITS.lessonDays, LIMITS.lessonDays + 1, '7', null],
    },
  }),
  schema: lessonDraftWriteSchema,
  isOurs: (fields) => isOwn('lesson', 'open', fields) && fields.course_ref === 'open' && hasOwnFile(fields),
  writes: (data) => [{ kind: 'set', path: docPath.contentDraft('lesson', 'open'), data }],
};

export const COPY_KINDS: readonly Kind[] = [news, sop, lesson];

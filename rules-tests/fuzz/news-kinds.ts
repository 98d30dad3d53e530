import { newsFlashWriteSchema } from '@harborline/domain/entities/writes/news-flash';
import { LIMITS } from '@harborline/domain/limits';
import { docPath, storagePath } from '@harborline/domain/paths';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { LIB, OTHER_LIB } from '../support/people';
import { uploadAddress } from '../support/uploads';
import { type Fields, nearly, words } from './document';
import { isHere, type Kind, TENANTS } from './kinds';

const SOON = new Date(Date.UTC(2035, 0, 1));
const LATER = new Date(Date.UTC(2036, 0, 1));
const coverIn = (library: string) => uploadAddress(storagePath.cover(library, 'k3-cover.webp'));
const COVERS: readonly unknown[] = ['', coverIn(LIB)];

/** In whom it is published, with the times that suit. */
const STATES: readonly Fields[] = [
  { is_published: false, audience: 'public', is_staff_published: false },
  { is_published: false, audience: 'staff', is_staff_published: false },
  { is_published: true, audience: 'public', is_staff_published: false },
  { is_published: false, audience: 'staff', is_staff_published: true },
].flatMap((state) => {
  const isLive = state.is_published || state.is_staff_published;
  const times = { publish_at: null, expires_at: null, next_at: null };
  const expiring = { ...times, expires_at: SOON, next_at: isLive ? SOON : null };
  const planned = { publish_at: SOON, expires_at: LATER, next_at: SOON };
  return [times, expiring, ...(isLive ? [] : [planned])].map((part) => ({ ...state, ...part }));
});

const timeOf = (value: unknown): number | null =>
  value === SERVER_TIME ? Date.now() : value instanceof Date ? value.getTime() : null;

/** How the times depend on each other and on whether it is published. */
function isSoundSchedule(fields: Fields): boolean {
  const [publish, expires, next] = [fields.publish_at, fields.expires_at, fields.next_at].map(timeOf);
  const isLive = fields.is_published === true || fields.is_staff_published === true;
  if (publish === null || publish === undefined) {
    const isInTime =
      !isLive || expires === null || (fields.expires_at !== SERVER_TIME && Number(expires) > Date.now());
    return isInTime && (isLive ? isSame(fields.next_at, fields.expires_at) : next === null);
  }
  const isOrdered = expires === null || Number(expires) > publish;
  return !isLive && isOrdered && isSame(fields.next_at, fields.publish_at);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());

const OURS: readonly unknown[] = ['', 'open', 'off', 'disabled'];

const newsFlash: Kind = {
  name: 'NewsFlash',
  person: 'editor',
  documents: nearly({
    fields: fc
      .tuple(
        fc.record({
          support_lib_id: fc.constant(LIB),
          newsFlash_title: words(LIMITS.articleTitle, 1),
          newsFlash_content: words(LIMITS.articleContent),
          newsFlash_featureImage: fc.constantFrom(...COVERS),
          newsFlash_keywords: fc.array(words(LIMITS.keyword), { maxLength: LIMITS.articleKeywords }),
          newsFlash_categories: fc.constantFrom(...OURS),
          categoryName: words(LIMITS.categoryTitle),
          is_schedule_refused: fc.constant(false),
          views: fc.constant(0),
          heart: fc.constant(0),
          party: fc.constant(0),
          snooze: fc.constant(0),
          dislike: fc.constant(0),
          timeStamp: fc.constant(SERVER_TIME),
          createdAt: fc.constant(SERVER_TIME),
          updated_at: fc.constant(SERVER_TIME),
          updated_by: fc.constant('editor'),
        }),
        fc.constantFrom(...STATES),
      )
      .map(([fields, state]) => ({ ...fields, ...state })),
    limits: {
      newsFlash_title: LIMITS.articleTitle,
      newsFlash_content: LIMITS.articleContent,
      categoryName: LIMITS.categoryTitle,
      0: LIMITS.articleKeywords * LIMITS.keyword,
    },
    others: {
      support_lib_id: TENANTS,
      newsFlash_featureImage: [coverIn(OTHER_LIB), 'https://a.example/a.png', 'javascript:x'],
      newsFlash_categories: ['otherOpen', 'a/b', 'x'.repeat(129)],
      newsFlash_keywords: [29, 30, 31].map((length) => Array.from({ length }, () => 'k')),
      audience: ['public', 'staff'],
      publish_at: [SOON, LATER],
      expires_at: [SOON, LATER],
      next_at: [SOON, LATER, null],
      updated_by: ['owner'],
    },
  }),
  schema: newsFlashWriteSchema,
  isOurs: (fields) =>
    isHere(fields) &&
    [fields.updated_at, fields.createdAt, fields.timeStamp].every((time) => time === SERVER_TIME) &&
    fields.updated_by === 'editor' &&
    COVERS.includes(fields.newsFlash_featureImage) &&
    OURS.includes(fields.newsFlash_categories) &&
    isSoundSchedule(fields),
  writes: (data, id) => [{ kind: 'set', path: docPath.newsFlash(id), data }],
};

export const NEWS_KINDS: readonly Kind[] = [newsFlash];

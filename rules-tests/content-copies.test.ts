import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { COPIED_KINDS, draftOf, revisionOf } from './support/content-copies';
import { stampOf, without } from './support/edits';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  orderBy,
  remove,
  set,
  update,
  where,
} from './support/firestore';
import { CONTENT_PEOPLE, LIB, OTHER_LIB, OUTSIDERS, type Person } from './support/people';
import { uploadAddress } from './support/uploads';
import { CREATED_AT, useWorld } from './support/world';

useWorld();

const NOBODY_ELSE = ['agent', ...OUTSIDERS] as const;

describe.each(COPIED_KINDS)('drafts of what is published: $kind (D-81)', (copied) => {
  const { kind, title } = copied;
  const path = docPath.contentDraft(kind, 'text');
  const draft = (person: Person, changes: object = {}) => ({
    ...draftOf(copied, LIB, 'text'),
    ...stampOf(person),
    ...changes,
  });
  const write =
    (changes: object = {}) =>
    (person: Person) =>
      set(path, draft(person, changes));
  const lay = (more: Record<string, object> = {}) =>
    layOut({
      [copied.pathOf('text')]: copied.original(LIB),
      [copied.pathOf('theirs')]: copied.original(OTHER_LIB),
      ...more,
    });
  const laid = () => lay({ [path]: { ...draftOf(copied, LIB, 'text'), ...stampOf('owner') } });

  it('are written, read and deleted by who writes that kind of text, and by nobody else', async () => {
    await lay();
    for (const person of CONTENT_PEOPLE) {
      await allows([person], get(path));
      await allows([person], write());
      await allows([person], (someone) => update(path, { [title]: 'New', ...stampOf(someone) }));
      await allows([person], get(path));
      await allows([person], remove(path));
    }
    await laid();
    await denies(NOBODY_ELSE, get(path));
    await denies(NOBODY_ELSE, write());
    await denies(NOBODY_ELSE, (person) => update(path, { [title]: 'Mine', ...stampOf(person) }));
    await denies(NOBODY_ELSE, remove(path));
    await denies(['agent'], get(docPath.contentDraft(kind, 'none')));
  });

  it('are listed by kind and library', async () => {
    await laid();
    const inLibrary = (id: string) => where('support_lib_id', '==', id);
    const ofKind = where('kind', '==', kind);
    await allows(CONTENT_PEOPLE, list('ContentDrafts', inLibrary(LIB), ofKind, limit(100)));
    await denies(NOBODY_ELSE, list('ContentDrafts', inLibrary(LIB), ofKind, limit(100)));
    await denies(CONTENT_PEOPLE, list('ContentDrafts', inLibrary(OTHER_LIB), ofKind, limit(100)));
    await denies(CONTENT_PEOPLE, list('ContentDrafts', ofKind, limit(100)));
  });

  it('belong to a text of the same library and have its id', async () => {
    await lay();
    // Another text of the library, and one whose id is none of ours.
    await layOut({
      [copied.pathOf('second')]: copied.original(LIB),
      [copied.pathOf('a.b')]: copied.original(LIB),
    });
    await denies(['owner'], write({ content_ref: 'second' }));
    await denies(['owner'], set(docPath.contentDraft(kind, 'a.b'), draft('owner', { content_ref: 'a.b' })));
    await denies(['owner'], write({ content_ref: 'text/x' }));
    await denies(['owner'], write({ support_lib_id: OTHER_LIB }));
    for (const id of ['theirs', 'missing', 'x'.repeat(129)])
      await denies(['owner'], set(docPath.contentDraft(kind, id), draft('owner', { content_ref: id })));
    for (const other of COPIED_KINDS)
      if (other.kind !== kind) await denies(['owner'], write({ kind: other.kind }));
    await denies(['owner'], set(`ContentDrafts/article:text`, draft('owner', { kind: 'article' })));
    await laid();
    await denies(['owner'], update(path, { support_lib_id: OTHER_LIB, ...stampOf('owner') }));
  });

  it('name their writer and the time, have every field, and no other', async () => {
    await lay();
    await denies(['owner'], write({ updated_by: 'editor' }));
    await denies(['owner'], write({ updated_at: CREATED_AT }));
    await denies(['owner'], write({ is_published: true }));
    for (const field of Object.keys(draft('owner')))
      await denies(['owner'], set(path, without(draft('owner'), field)));
  });

  it('another library cannot take one over that outlived its text', async () => {
    await lay({
      [path]: { ...draftOf(copied, OTHER_LIB, 'text'), ...stampOf('otherOwner') },
    });
    await denies(['owner'], get(path));
    await denies(['owner'], write());
    await denies(['owner'], remove(path));
  });
});

describe('the texts of drafts (D-81)', () => {
  const lay = () =>
    layOut(Object.fromEntries(COPIED_KINDS.map((copied) => [copied.pathOf('text'), copied.original(LIB)])));
  const writes = (kind: string, changes: object) => {
    const copied = COPIED_KINDS.find((one) => one.kind === kind);
    if (copied === undefined) throw new Error(`There is no kind ${kind}`);
    const data = { ...draftOf(copied, LIB, 'text'), ...stampOf('owner'), ...changes };
    return set(docPath.contentDraft(kind, 'text'), data);
  };

  it('have the limits and the pictures of the texts they replace', async () => {
    await lay();
    const cover = (library: string) => uploadAddress(`covers/${library}/cover.png`);
    await allows(['owner'], writes('news', { newsFlash_featureImage: cover(LIB) }));
    for (const changes of [
      { audience: 'staff' },
      { newsFlash_title: 'x'.repeat(200) },
      { newsFlash_content: 'x'.repeat(400_000) },
      { categoryName: 'x'.repeat(200) },
    ])
      await allows(['owner'], writes('news', changes));
    for (const changes of [
      { newsFlash_featureImage: cover(OTHER_LIB) },
      { newsFlash_featureImage: 'https://a.example/a.png' },
      { newsFlash_title: '' },
      { newsFlash_title: 'x'.repeat(201) },
      { newsFlash_content: 'x'.repeat(400_001) },
      { newsFlash_keywords: Array.from({ length: 31 }, () => 'k') },
      { audience: 'everybody' },
      { publish_at: 'soon' },
      { expires_at: 'soon' },
    ])
      await denies(['owner'], writes('news', changes));
    await denies(['owner'], writes('sop', { sop_title: 'x'.repeat(201) }));
    await denies(['owner'], writes('sop', { sop_content: 'x'.repeat(200_001) }));
  });

  it('D-86: of lessons have what their kind needs, the terms of a lesson, and the course of theirs', async () => {
    await lay();
    const file = (course: string, changes: object = {}) => {
      const address = uploadAddress(`covers/${LIB}/courses/${course}/a.pdf`);
      return { lesson_kind: 'file', lesson_file: { address, name: 'A', bytes: 9, ...changes } };
    };
    for (const changes of [
      { is_read_to_end: true, opens_after_days: 365 },
      { lesson_kind: 'video', lesson_video: 'https://player.vimeo.com/video/12345678' },
      { lesson_kind: 'quiz', lesson_quiz: 'pass:80\nquestion:Q\nwrong:A\nright:B\n' },
      file('open'),
      file('open', { name: 'x'.repeat(200), bytes: 1 }),
    ])
      await allows(['owner'], writes('lesson', changes));
    for (const changes of [
      { course_ref: 'begun' },
      { course_ref: 'otherOpen' },
      { is_read_to_end: 'yes' },
      { opens_after_days: -1 },
      { opens_after_days: 1.5 },
      { opens_after_days: 366 },
      { lesson_title: '' },
      { lesson_title: 'x'.repeat(201) },
      { lesson_content: 'x'.repeat(400_001) },
      { lesson_kind: 'film' },
      { lesson_kind: 'video', lesson_video: 'https://evil.example/12345678' },
      { lesson_kind: 'quiz', lesson_quiz: 'pass:80\n' },
      { lesson_kind: 'file' },
      file('begun'),
      file('open', { bytes: 0 }),
      file('open', { bytes: 1.5 }),
    ])
      await denies(['owner'], writes('lesson', changes));
  });

  it('move to categories of their own library, and stay where one is gone', async () => {
    await lay();
    await allows(['owner'], writes('news', { newsFlash_categories: 'open' }));
    await allows(['owner'], writes('sop', { category_id: 'sopOpen' }));
    for (const id of ['otherOpen', 'missing', 'a/b'])
      await denies(['owner'], writes('news', { newsFlash_categories: id }));
    for (const id of ['otherSopOpen', 'missing', 'a/b'])
      await denies(['owner'], writes('sop', { category_id: id }));
    const [news, sop] = COPIED_KINDS;
    await layOut({
      [docPath.newsFlash('text')]: { ...news?.original(LIB), newsFlash_categories: 'gone' },
      [docPath.sopArticle('text')]: { ...sop?.original(LIB), category_id: 'gone' },
    });
    await allows(['owner'], writes('news', { newsFlash_categories: 'gone' }));
    await allows(['owner'], writes('sop', { category_id: 'gone' }));
  });
});

describe.each(COPIED_KINDS)('revisions of $kind (D-81)', (copied) => {
  const path = docPath.contentRevision('revision');

  it('are read by who writes that kind of text, and written by no client', async () => {
    await layOut({ [path]: revisionOf(copied, LIB, 'text') });
    const ofText = (library: string) =>
      list(
        'ContentRevisions',
        where('support_lib_id', '==', library),
        where('kind', '==', copied.kind),
        where('content_ref', '==', 'text'),
        orderBy('published_at', 'desc'),
        limit(20),
      );
    await allows(CONTENT_PEOPLE, get(path));
    await allows(CONTENT_PEOPLE, ofText(LIB));
    await denies(NOBODY_ELSE, get(path));
    await denies(NOBODY_ELSE, ofText(LIB));
    await denies(CONTENT_PEOPLE, ofText(OTHER_LIB));
    const everyone = [...CONTENT_PEOPLE, ...NOBODY_ELSE];
    await denies(everyone, set(docPath.contentRevision('forged'), revisionOf(copied, LIB, 'text')));
    await denies(everyone, update(path, { [copied.title]: 'Forged' }));
    await denies(everyone, remove(path));
  });
});

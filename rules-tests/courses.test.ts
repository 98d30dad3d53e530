import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { describe, it } from 'vitest';
import { expectDeletion } from './support/deletions';
import { stampOf, without } from './support/edits';
import {
  allows,
  denies,
  get,
  layOut,
  limit,
  list,
  NO_FIELD,
  orderBy,
  type QueryPart,
  remove,
  SERVER_TIME,
  set,
  update,
  where,
} from './support/firestore';
import { CONTENT_PEOPLE, EVERYBODY, LIB, OTHER_LIB, OUTSIDERS, PASSERS_BY } from './support/people';
import { uploadAddress } from './support/uploads';
import { CREATED_AT, course, lesson, useWorld } from './support/world';

useWorld();

/** A writer writes courses, and publishes none. */
const PUBLISHERS = ['owner', 'admin', 'editor'] as const;
const inLibrary = (library: string) => where('support_lib_id', '==', library);
const isPublished = where('is_published', '==', true);
const fresh = (uid: string, changes: object = {}) => ({
  ...course(LIB, { is_published: false }),
  ...stampOf(uid),
  created_at: SERVER_TIME,
  ...changes,
});
const freshLesson = (uid: string, changes: object = {}) => ({
  ...lesson(LIB, { course_ref: 'open' }),
  ...stampOf(uid),
  created_at: SERVER_TIME,
  ...changes,
});
const fileOf = (changes: object = {}) => ({
  address: uploadAddress(`covers/${LIB}/courses/open/a.pdf`),
  ...{ name: 'Measures.pdf', bytes: LIMITS.uploadBytes },
  ...changes,
});
const LATER = new Date(Date.UTC(2035, 0, 1));

describe('Courses', () => {
  it('visitors list the published courses of one library, with a limit', async () => {
    const published = (...more: QueryPart[]) =>
      list('Courses', inLibrary(LIB), isPublished, orderBy('course_title'), ...more);
    await allows(EVERYBODY, published(limit(LIMITS.listedCourses)));
    await denies(PASSERS_BY, published());
    await denies(PASSERS_BY, published(limit(LIMITS.listedCourses + 1)));
  });

  it('D-17: visitors may not list without a library, or courses that are not published', async () => {
    await denies(PASSERS_BY, list('Courses', isPublished, limit(1)));
    await denies(PASSERS_BY, list('Courses', inLibrary(LIB), limit(1)));
    await denies(PASSERS_BY, list('Courses', isPublished, orderBy('support_lib_id'), limit(1)));
  });

  it('visitors open a course only while it is published; its writers and nobody else before', async () => {
    await allows(EVERYBODY, get(docPath.course('open')));
    await denies(PASSERS_BY, get(docPath.course('begun')));
    await allows(CONTENT_PEOPLE, get(docPath.course('begun')));
    await denies(['agent', ...OUTSIDERS], get(docPath.course('begun')));
  });

  it('its writers are told that a course or a lesson is not there, and nobody else is', async () => {
    for (const path of [docPath.course('gone'), docPath.lesson('gone')]) {
      await allows([...CONTENT_PEOPLE, 'otherOwner'], get(path));
      await denies(['agent', 'slugOff', 'removed', 'agencyOver', 'otherAgent', ...PASSERS_BY], get(path));
    }
  });

  it('writers create and change courses of their own library; published ones need the publishing slug', async () => {
    const retitle = (id: string) => (person: string) =>
      update(docPath.course(id), { course_title: 'New', ...stampOf(person) });
    const publish = (id: string, is_published: boolean) => (person: string) =>
      update(docPath.course(id), { is_published, ...stampOf(person) });
    await allows(CONTENT_PEOPLE, (person) => set(docPath.course(person), fresh(person)));
    await allows(CONTENT_PEOPLE, retitle('begun'));
    await denies(['writer'], retitle('open'));
    await denies(['writer'], publish('open', false));
    await denies(['writer'], publish('begun', true));
    await denies(['writer'], set(docPath.course('fresh'), fresh('writer', { is_published: true })));
    for (const person of PUBLISHERS) {
      await allows([person], retitle('open'));
      await allows([person], publish('begun', true));
      await allows([person], publish('begun', false));
    }
    await denies(['agent', ...OUTSIDERS], (person) => set(docPath.course('fresh'), fresh(person)));
    await denies(['agent', ...OUTSIDERS], (person) =>
      update(docPath.course('begun'), { course_title: 'New', ...stampOf(person) }),
    );
  });

  it.each([
    ['of another library', { support_lib_id: OTHER_LIB }],
    ['without a title', { course_title: '' }],
    ['with a title that is too long', { course_title: 'x'.repeat(201) }],
    ['with a description that is too long', { course_description: 'x'.repeat(1001) }],
    ['with a cover of another library', { course_cover: uploadAddress(`covers/${OTHER_LIB}/a.png`) }],
    ['with a cover from elsewhere', { course_cover: 'https://evil.example/a.png' }],
    ['with a lesson of no kind', { course_outline: 'film:a A\n' }],
    ['with a line that does not end', { course_outline: 'text:a A' }],
    ['with a lesson without a title', { course_outline: 'text:a \n' }],
    ['with an outline that is too long', { course_outline: `text:a ${'x'.repeat(60_000)}\n` }],
    ['with terms of a section', { course_outline: 'section:a;read A\n' }],
    ['with terms in another order', { course_outline: 'text:a;7;read A\n' }],
    ['with an invalid number of days', { course_outline: 'text:a;0 A\n' }],
    ['with an invalid flag', { is_published: 'yes' }],
    ['with an invalid order', { lessons_in_order: 'yes' }],
    ['in the name of another', { updated_by: 'admin' }],
    ['with a time of their own', { updated_at: new Date(0) }],
    ['with a time of creation of their own', { created_at: new Date(0) }],
    ['with an extra field', { views: 1 }],
  ])('nobody creates a course %s', async (_what, change) => {
    await denies(['owner'], set(docPath.course('fresh'), fresh('owner', change)));
  });

  it('takes courses from before lessons could be taken in order', async () => {
    const earlier = without(course(LIB, { is_published: false }), 'lessons_in_order');
    await layOut({ [docPath.course('earlier')]: earlier });
    const change = (fields: object) => update(docPath.course('earlier'), { ...fields, ...stampOf('editor') });
    await allows(['editor'], change({ course_title: 'New' }));
    await allows(['editor'], change({ required_courses: ['open'] }));
    const kept = { required_courses: ['open'], open_requirements: [], origin_ref: 'otherOpen' };
    await layOut({ [docPath.course('earlier')]: { ...earlier, ...kept, origin_updated_at: CREATED_AT } });
    await allows(['editor'], change({ course_title: 'Newer' }));
    await layOut({ [docPath.course('earlier')]: earlier });
    await allows(['editor'], change({ lessons_in_order: true, course_outline: 'text:a;read;7 A\n' }));
  });

  it.each(Object.keys(course(LIB)).filter((field) => field !== 'lessons_in_order'))(
    'nobody creates a course without %s or removes that field',
    async (field) => {
      await denies(['owner'], set(docPath.course('fresh'), without(fresh('owner'), field)));
      const rest = field.startsWith('updated_') ? without(stampOf('owner'), field) : stampOf('owner');
      await denies(['owner'], update(docPath.course('begun'), { ...rest, [field]: NO_FIELD }));
    },
  );

  it('writers change every part of a course; nobody moves it or changes when it was made', async () => {
    const change = (fields: object) => update(docPath.course('begun'), { ...fields, ...stampOf('editor') });
    const cover = uploadAddress(`covers/${LIB}/cover.png`);
    const parts = {
      course_description: 'ü'.repeat(1000),
      course_cover: cover,
      course_outline: '',
      is_published: true,
    };
    await allows(['editor'], change({ course_title: 'ü'.repeat(200), ...parts }));
    await denies(['editor'], change({ support_lib_id: OTHER_LIB }));
    await denies(['editor'], change({ created_at: SERVER_TIME }));
    await denies(['editor'], change({ course_outline: 'x' }));
  });

  it('D-87: writers say which other courses come first; what of them is open, functions alone write', async () => {
    const change =
      (required_courses: unknown, id = 'begun') =>
      (person: string) =>
        update(docPath.course(id), { required_courses, ...stampOf(person) });
    const five = ['a', 'B_-9', 'x'.repeat(128), 'open', 'gone'];
    await allows(CONTENT_PEOPLE, change(five));
    await allows(PUBLISHERS, change([]));
    await allows(
      ['editor'],
      set(docPath.course('requiring'), fresh('editor', { required_courses: ['open'] })),
    );
    await denies(['agent', ...OUTSIDERS], change(['open']));
    await denies(['writer'], change(['begun'], 'open'));
    for (const wrong of [[...five, 'sixth'], ['open', 'open'], ['begun'], ['a/b'], [''], ['x'.repeat(129)]])
      await denies(['editor'], change(wrong));
    for (const wrong of ['open', null, { a: 'open' }, [1], ['open', null]])
      await denies(['editor'], change(wrong));
    const open = [{ id: 'open', course_title: 'Mine', lessonCount: 1 }];
    await denies(['owner'], set(docPath.course('forged'), fresh('owner', { open_requirements: open })));
    await denies(['owner'], (person) =>
      update(docPath.course('begun'), { open_requirements: open, ...stampOf(person) }),
    );
    await layOut({
      [docPath.course('kept')]: course(LIB, { required_courses: ['open'], open_requirements: open }),
    });
    await allows(PUBLISHERS, change(['begun'], 'kept'));
    await denies(['owner'], (person) =>
      update(docPath.course('kept'), { open_requirements: [], ...stampOf(person) }),
    );
    await denies(['owner'], (person) =>
      update(docPath.course('kept'), { open_requirements: NO_FIELD, ...stampOf(person) }),
    );
  });

  it('takes the longest outline, and no longer one', async () => {
    const outline = (length: number) => `text:a ${'x'.repeat(length - 8)}\n`;
    const change = (course_outline: string) =>
      update(docPath.course('begun'), { course_outline, ...stampOf('editor') });
    await allows(['editor'], change(outline(LIMITS.courseOutline)));
    await denies(['editor'], change(outline(LIMITS.courseOutline + 1)));
  });

  it('U-12: a copy is made by functions alone, which keep its id; its writers note which version they know', async () => {
    const id = `otherOpen_of_${LIB}`;
    const path = docPath.course(id);
    const origin = { origin_ref: 'otherOpen', origin_updated_at: CREATED_AT };
    await denies(CONTENT_PEOPLE, (person) => set(path, fresh(person)));
    await denies(CONTENT_PEOPLE, (person) => set(path, fresh(person, origin)));
    await denies(['editor'], (person) => set(docPath.course('fresh-copy'), fresh(person, origin)));
    await layOut({ [path]: course(LIB, { is_published: false, ...origin }) });
    const change = (fields: object) => (person: string) => update(path, { ...fields, ...stampOf(person) });
    await allows(CONTENT_PEOPLE, change({ origin_updated_at: LATER, course_title: 'Ours' }));
    await denies(['editor'], change({ origin_ref: 'begun' }));
    await denies(['editor'], change({ origin_updated_at: 'later' }));
    await denies(['editor'], (person) =>
      update(docPath.course('begun'), { origin_updated_at: LATER, ...stampOf(person) }),
    );
    await denies(['agent', ...OUTSIDERS], change({ origin_updated_at: LATER }));
  });

  it('are deleted while unpublished, by people who publish and have just changed them', () =>
    expectDeletion({
      path: docPath.course('begun'),
      document: (changes) => course(LIB, { is_published: false, ...changes }),
      allowed: PUBLISHERS,
      denied: ['writer', 'agent', ...OUTSIDERS],
      refused: [{ is_published: true }],
    }));
});

describe('Lessons', () => {
  it('are as public as their course', async () => {
    await allows(EVERYBODY, get(docPath.lesson('open')));
    await denies(PASSERS_BY, get(docPath.lesson('begun')));
    await allows(CONTENT_PEOPLE, get(docPath.lesson('begun')));
    await denies(['agent', ...OUTSIDERS], get(docPath.lesson('begun')));
    await denies(CONTENT_PEOPLE, list('Lessons', inLibrary(OTHER_LIB), limit(1)));
  });

  it('are for nobody but writers once their course is gone', async () => {
    await layOut({ [docPath.lesson('left')]: lesson(LIB, { course_ref: 'gone' }) });
    await denies(PASSERS_BY, get(docPath.lesson('left')));
    await allows(['writer'], get(docPath.lesson('left')));
    await denies(['owner'], remove(docPath.lesson('left')));
  });

  it('are not shown by a course of another library that has taken the id of theirs', async () => {
    await layOut({ [docPath.course('taken')]: course(OTHER_LIB, { is_published: true }) });
    await layOut({ [docPath.lesson('left')]: lesson(LIB, { course_ref: 'taken' }) });
    await denies([...PASSERS_BY, 'otherOwner'], get(docPath.lesson('left')));
    await denies(['otherOwner'], remove(docPath.lesson('left')));
    await allows(['writer'], get(docPath.lesson('left')));
  });

  it('visitors list none', async () => {
    await denies(PASSERS_BY, list('Lessons', inLibrary(LIB), where('course_ref', '==', 'open'), limit(1)));
  });

  it('writers create, change and delete lessons; those of a published course need the publishing slug', async () => {
    const retitle = (person: string, id: string) =>
      update(docPath.lesson(id), { lesson_title: 'New', ...stampOf(person) });
    for (const person of CONTENT_PEOPLE) {
      await allows([person], set(docPath.lesson(person), freshLesson(person, { course_ref: 'begun' })));
      await allows([person], retitle(person, person));
      await allows([person], remove(docPath.lesson(person)));
    }
    for (const person of PUBLISHERS) {
      await allows([person], set(docPath.lesson(person), freshLesson(person)));
      await allows([person], retitle(person, person));
      await allows([person], remove(docPath.lesson(person)));
    }
    const others = ['agent', ...OUTSIDERS] as const;
    await denies(['writer', ...others], (person) => set(docPath.lesson('fresh'), freshLesson(person)));
    await denies(['writer', ...others], (person) => retitle(person, 'open'));
    await denies(['writer', ...others], remove(docPath.lesson('open')));
    await denies(others, (person) =>
      set(docPath.lesson('fresh'), freshLesson(person, { course_ref: 'begun' })),
    );
    await denies(others, (person) => retitle(person, 'begun'));
    await denies(others, remove(docPath.lesson('begun')));
  });

  it.each([
    ['of another library', { support_lib_id: OTHER_LIB }],
    ['of a course of another library', { course_ref: 'otherOpen' }],
    ['of no course', { course_ref: 'gone' }],
    ['of something that cannot be an id', { course_ref: 'open/Messages/x' }],
    ['without a title', { lesson_title: '' }],
    ['with a title that is too long', { lesson_title: 'x'.repeat(201) }],
    ['with a content that is too long', { lesson_content: 'x'.repeat(400_001) }],
    ['of no kind', { lesson_kind: 'film' }],
    ['of a file without one', { lesson_kind: 'file' }],
    ['with a file in a text', { lesson_file: fileOf() }],
    ...[
      { address: 'https://evil.example/a.pdf' },
      { address: uploadAddress(`covers/${LIB}/courses/begun/a.pdf`) },
      { address: uploadAddress(`covers/${OTHER_LIB}/courses/open/a.pdf`) },
      { address: uploadAddress(`covers/${LIB}/a.pdf`) },
      { name: '' },
      { name: 'x'.repeat(201) },
      { bytes: 0 },
      { bytes: LIMITS.uploadBytes + 1 },
      { bytes: '5' },
      { kind: 'pdf' },
    ].map((change): [string, object] => [
      `with the file ${JSON.stringify(change).slice(0, 80)}`,
      { lesson_kind: 'file', lesson_file: fileOf(change) },
    ]),
    ['of a quiz without one', { lesson_kind: 'quiz' }],
    ['with a quiz in a text', { lesson_quiz: 'pass:80\nquestion:A\nright:B\nwrong:C\n' }],
    ...[
      'pass:80\n',
      'pass:101\nquestion:A\nright:B\nwrong:C\n',
      'question:A\nright:B\nwrong:C\n',
      'pass:80\nquestion:A\nright:B\n',
      'pass:80\nquestion:A\nwrong:B\nwrong:C\n',
      'pass:80\nquestion:\nright:B\nwrong:C\n',
      'pass:80\nquestion:A\nright:B\nwrong:C\nbecause:D\nbecause:E\n',
      'pass:80\nquestion:A\nright:B\nwrong:C',
      `pass:80\nquestion:A\nright:B\nwrong:${'x'.repeat(LIMITS.quizText)}\n`,
    ].map((lesson_quiz): [string, object] => [
      `with the quiz ${JSON.stringify(lesson_quiz.slice(0, 80))}`,
      { lesson_kind: 'quiz', lesson_quiz },
    ]),
    ['with a video in a text', { lesson_video: 'https://player.vimeo.com/video/12345678' }],
    ['of a video without one', { lesson_kind: 'video' }],
    [
      'with a video from elsewhere',
      { lesson_kind: 'video', lesson_video: 'https://evil.example/embed/abcdefgh' },
    ],
    ['in the name of another', { updated_by: 'admin' }],
    ['with a time of their own', { updated_at: new Date(0) }],
    ['with a time of creation of their own', { created_at: new Date(0) }],
    ['with an extra field', { views: 1 }],
  ])('nobody creates a lesson %s', async (_what, change) => {
    await denies(['owner'], set(docPath.lesson('fresh'), freshLesson('owner', change)));
  });

  it('nobody creates a lesson below an unpublished course of another library', async () => {
    await layOut({ [docPath.course('otherBegun')]: course(OTHER_LIB, { is_published: false }) });
    await denies(['owner'], set(docPath.lesson('fresh'), freshLesson('owner', { course_ref: 'otherBegun' })));
  });

  it('nobody creates a lesson below a course whose id is none, even if it exists', async () => {
    await layOut({ [docPath.course('not.an.id')]: course(LIB) });
    await denies(['owner'], set(docPath.lesson('fresh'), freshLesson('owner', { course_ref: 'not.an.id' })));
  });

  it.each(Object.keys(lesson(LIB)))(
    'nobody creates a lesson without %s or removes that field',
    async (field) => {
      await denies(['owner'], set(docPath.lesson('fresh'), without(freshLesson('owner'), field)));
      const rest = field.startsWith('updated_') ? without(stampOf('owner'), field) : stampOf('owner');
      await denies(['owner'], update(docPath.lesson('open'), { ...rest, [field]: NO_FIELD }));
    },
  );

  it('writers change every part of a lesson; nobody moves it to another course or library', async () => {
    const change = (fields: object) => update(docPath.lesson('open'), { ...fields, ...stampOf('editor') });
    const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
    const parts = { lesson_kind: 'video', lesson_video: player, lesson_content: 'x'.repeat(400_000) };
    await allows(['editor'], change({ lesson_title: 'ü'.repeat(200), ...parts }));
    await allows(['editor'], change({ lesson_video: 'https://player.vimeo.com/video/12345678' }));
    const quiz = (length: number) =>
      `pass:100\nquestion:A\nwrong:B\nright:C\nwrong:D\nbecause:${'x'.repeat(length)}\n`;
    const longest = quiz(LIMITS.quizText - quiz(0).length);
    await allows(['editor'], change({ lesson_kind: 'quiz', lesson_video: '', lesson_quiz: longest }));
    await denies(['editor'], change({ lesson_quiz: longest.replace('C\n', 'CC\n') }));
    await denies(['editor'], change({ lesson_kind: 'text' }));
    await allows(['editor'], change({ lesson_kind: 'video', lesson_video: player, lesson_quiz: '' }));
    await allows(['editor'], change({ lesson_kind: 'file', lesson_video: '', lesson_file: fileOf() }));
    await denies(['editor'], change({ lesson_kind: 'text' }));
    await allows(['editor'], change({ lesson_kind: 'video', lesson_video: player, lesson_file: null }));
    await denies(['editor'], change({ course_ref: 'begun' }));
    await denies(['editor'], change({ support_lib_id: OTHER_LIB }));
    await denies(['editor'], change({ created_at: SERVER_TIME }));
    await denies(['editor'], change({ lesson_title: '' }));
    await denies(['editor'], change({ lesson_kind: 'text' }));
  });
});

describe('what triggers keep of courses', () => {
  it('S2.1-03: anyone reads the list of a library, and nobody writes it', async () => {
    const path = docPath.courseList(LIB);
    await allows(EVERYBODY, get(path));
    await denies(EVERYBODY, list('CourseLists', inLibrary(LIB), limit(1)));
    await denies(EVERYBODY, update(path, { entries: [] }));
    await denies(EVERYBODY, remove(path));
  });

  it('writers of a library read the figures of its courses, and nobody writes them', async () => {
    const path = docPath.courseFigures('open');
    await allows(CONTENT_PEOPLE, get(path));
    await allows(CONTENT_PEOPLE, get(docPath.courseFigures('begun')));
    await denies(['agent', ...OUTSIDERS], get(path));
    await denies(PASSERS_BY, get(docPath.courseFigures('begun')));
    await denies(EVERYBODY, list('CourseFigures', inLibrary(LIB), limit(1)));
    await denies(EVERYBODY, update(path, { started: 2 }));
    await denies(EVERYBODY, set(docPath.courseFigures('begun'), {}));
  });

  it('S2.1-11: anyone reads the pages of a whole course, as long as it is published', async () => {
    const path = docPath.courseText('open', 1);
    await allows(EVERYBODY, get(path));
    await denies(EVERYBODY, get(docPath.courseText('begun', 1)));
    await denies(EVERYBODY, list('CourseTexts', inLibrary(LIB), where('course_ref', '==', 'open'), limit(1)));
    await denies(EVERYBODY, update(path, { lessons: [] }));
    await denies(EVERYBODY, remove(path));
    await denies(EVERYBODY, set(docPath.courseText('open', 2), {}));
    await layOut({ [docPath.course('open')]: course(OTHER_LIB, { is_published: true }) });
    await denies(EVERYBODY, get(path));
  });
});

import { LESSON_KINDS } from '@harborline/domain/courses/lesson-kinds';
import { courseWriteSchema, lessonWriteSchema } from '@harborline/domain/entities/writes/course';
import { LIMITS } from '@harborline/domain/limits';
import { docPath } from '@harborline/domain/paths';
import { SERVER_TIME } from '@harborline/emulators/in-process';
import fc from 'fast-check';
import { LIB, OTHER_LIB } from '../support/people';
import { uploadAddress } from '../support/uploads';
import { type Fields, nearly, words } from './document';
import { isHere, type Kind, TENANTS } from './kinds';

const cover = (library: string) => uploadAddress(`covers/${library}/cover.png`);
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

const isStamped = ({ updated_at, updated_by, created_at }: Fields) =>
  [updated_at, created_at].every((time) => time === SERVER_TIME) && updated_by === 'editor';

const STAMPS = {
  created_at: fc.constant(SERVER_TIME),
  updated_at: fc.constant(SERVER_TIME),
  updated_by: fc.constant('editor'),
};
const OTHER_STAMPS = { updated_by: ['owner'], updated_at: [new Date(0)], created_at: [new Date(0)] };

const line = fc
  .tuple(
    fc.constantFrom('section', ...LESSON_KINDS),
    fc.constantFrom('a', 'B_-9', 'x'.repeat(128)),
    fc.constantFrom('', ';read', ';7', ';read;999'),
    words(60, 1),
  )
  .map(([kind, id, terms, title]) => {
    const of = kind === 'section' ? '' : terms;
    return `${kind}:${id}${of} ${title.replaceAll('\n', ' ')}\n`;
  });

const QUIZ = 'pass:80\nquestion:Q\nwrong:A\nright:B\n';
const quizLine = (kind: string) => words(40, 1).map((text) => `${kind}:${text.replaceAll('\n', ' ')}\n`);
const quizQuestion = fc
  .tuple(
    quizLine('question'),
    fc.array(quizLine('wrong'), { maxLength: 2 }),
    quizLine('right'),
    fc.oneof(quizLine('wrong'), quizLine('right')),
    fc.oneof(fc.constant(''), quizLine('because')),
  )
  .map(([question, wrong, right, more, because]) => [question, ...wrong, right, more, because].join(''));
const quiz = fc
  .tuple(fc.nat(100), fc.array(quizQuestion, { minLength: 1, maxLength: 3 }))
  .map(([mark, questions]) => `pass:${mark}\n${questions.join('')}`);
const NO_QUIZZES = [
  ...['pass:80\n', 'pass:080\nquestion:Q\nright:A\nwrong:B\n', QUIZ.trimEnd(), `${QUIZ}\n`, ` ${QUIZ}`],
  ...[QUIZ.replace('right', 'wrong'), QUIZ.replace('wrong:A\n', ''), `${QUIZ}because:X\nbecause:Y\n`],
  ...[0, 1].map((more) => `${QUIZ}because:${'x'.repeat(LIMITS.quizText - QUIZ.length - 9 + more)}\n`),
];

const fileIn = (courseId: string) => ({
  address: uploadAddress(`covers/${LIB}/courses/${courseId}/a.pdf`),
  ...{ name: 'Measures.pdf', bytes: 820 },
});
const FILES = [
  ...[fileIn('open'), fileIn('begun'), { ...fileIn('open'), more: 1 }, { address: fileIn('open').address }],
  ...['', 5, 'x'.repeat(LIMITS.lessonFileName + 1)].map((name) => ({ ...fileIn('open'), name })),
  ...[0, -1, 1.5, LIMITS.uploadBytes + 1, '5'].map((bytes) => ({ ...fileIn('open'), bytes })),
  { ...fileIn('open'), address: 'https://evil.example/a.pdf' },
];
const isFileIn = ({ lesson_file, course_ref }: Fields) =>
  (lesson_file as { address?: unknown } | null)?.address === fileIn(String(course_ref)).address;

const course: Kind = {
  name: 'Courses',
  person: 'editor',
  documents: nearly({
    fields: fc.record({
      support_lib_id: fc.constant(LIB),
      course_title: words(LIMITS.courseTitle, 1),
      course_description: words(LIMITS.courseDescription),
      course_cover: fc.constantFrom('', cover(LIB)),
      course_outline: fc.array(line, { maxLength: 5 }).map((lines) => lines.join('')),
      is_published: fc.boolean(),
      lessons_in_order: fc.boolean(),
      required_courses: fc.uniqueArray(fc.constantFrom('a', 'B_-9', 'open', 'x'.repeat(128)), {
        maxLength: 4,
      }),
      ...STAMPS,
    }),
    limits: {
      course_title: LIMITS.courseTitle,
      course_description: LIMITS.courseDescription,
    },
    others: {
      ...OTHER_STAMPS,
      support_lib_id: TENANTS,
      course_cover: [cover(OTHER_LIB), 'javascript:x', 'https://a.example/a.png'],
      lessons_in_order: ['yes', 1, null],
      required_courses: [
        ...[
          ['a', 'b', 'c', 'd', 'e'],
          ['a', 'b', 'c', 'd', 'e', 'f'],
          ['a', 'a'],
          ['a/b'],
          ['a', 'b/c'],
          [''],
        ],
        ...[['x'.repeat(129)], ['a b'], ['a\n'], [1], [null], 'a', null, { a: 'b' }],
      ],
      open_requirements: [[], [{ id: 'a', course_title: 'A', lessonCount: 1 }]],
      course_outline: [
        ...['text:a A', 'film:a A\n', 'text: A\n', 'text:a/b A\n', 'text:a \n', '\n', 'text:a A\n\n'],
        ...['section:a;7 A\n', 'text:a;0 A\n', 'text:a;1000 A\n', 'text:a;7;read A\n', 'text:a; A\n'],
        ...['text:a A\r\ntext:b B\n', ' text:a A\n', `text:${'x'.repeat(129)} A\n`],
        ...[0, 1].map((more) => `text:a ${'x'.repeat(LIMITS.courseOutline - 8 + more)}\n`),
      ],
    },
  }),
  schema: courseWriteSchema,
  isOurs: (fields) =>
    isHere(fields) && isStamped(fields) && ['', cover(LIB)].some((url) => url === fields.course_cover),
  writes: (data, id) => [{ kind: 'set', path: docPath.course(id), data }],
};

/** What a lesson says, which its draft says too. */
export const lessonTexts = (courseIds: readonly string[]) =>
  fc
    .record({
      course_ref: fc.constantFrom(...courseIds),
      lesson_title: words(LIMITS.lessonTitle, 1),
      lesson_kind: fc.constantFrom(...LESSON_KINDS),
      lesson_content: words(LIMITS.articleContent),
    })
    .chain((fields) =>
      quiz.map((text) => ({
        ...fields,
        lesson_video: fields.lesson_kind === 'video' ? PLAYER : '',
        lesson_quiz: fields.lesson_kind === 'quiz' ? text : '',
        lesson_file: fields.lesson_kind === 'file' ? fileIn(fields.course_ref) : null,
      })),
    );
export const LESSON_LIMITS = { lesson_title: LIMITS.lessonTitle, lesson_content: LIMITS.articleContent };
export const OTHER_LESSON_TEXTS = {
  course_ref: ['otherOpen', 'a/b', 'x'.repeat(129)],
  lesson_kind: ['film', ...LESSON_KINDS],
  lesson_quiz: ['', QUIZ, ...NO_QUIZZES],
  lesson_file: [null, ...FILES],
  lesson_video: [
    ...['', PLAYER, 'https://player.vimeo.com/video/12345678', 'https://evil.example/embed/dQw4w9WgXcQ'],
    ...[`${PLAYER}?autoplay=1`, `${PLAYER}\n`, 'https://player.vimeo.com/video/1234'],
  ],
};
/** Whether a lesson lets its readers download a file of its own course, or none. */
export const hasOwnFile = (fields: Fields): boolean => fields.lesson_file === null || isFileIn(fields);

const lesson: Kind = {
  name: 'Lessons',
  person: 'editor',
  documents: nearly({
    fields: fc
      .tuple(lessonTexts(['open', 'begun']), fc.record({ support_lib_id: fc.constant(LIB), ...STAMPS }))
      .map(([text, stamps]) => ({ ...text, ...stamps })),
    limits: LESSON_LIMITS,
    others: { ...OTHER_STAMPS, support_lib_id: TENANTS, ...OTHER_LESSON_TEXTS },
  }),
  schema: lessonWriteSchema,
  isOurs: (fields) =>
    isHere(fields) &&
    isStamped(fields) &&
    ['open', 'begun'].some((id) => id === fields.course_ref) &&
    hasOwnFile(fields),
  writes: (data, id) => [{ kind: 'set', path: docPath.lesson(id), data }],
};

export const COURSE_KINDS: readonly Kind[] = [course, lesson];

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseSchema, lessonSchema } from '../entities/course';
import { courseWriteSchema, lessonWriteSchema } from '../entities/writes/course';
import { isVideoPlayer, videoPlayerOf } from '../html/video-link';
import { LIMITS } from '../limits';
import { makeCourse, makeLesson } from '../testing/make-course';
import { LESSON_KINDS } from './lesson-kinds';
import { addRow, moveRowBy, moveRowTo } from './move-row';
import {
  isOutline,
  lessonIds,
  lessonsBeside,
  lessonsOf,
  type OutlineRow,
  readRows,
  sectionsOf,
  termsOf,
  writeRows,
} from './outline';

const idsOf = (rows: readonly OutlineRow[]) => rows.map(({ id }) => id).join(' ');
const row = (id: string): OutlineRow => ({
  kind: id === id.toUpperCase() ? 'section' : 'text',
  id,
  title: `Title ${id}`,
});
const rows = (ids: string) => ids.split(' ').map(row);

describe('an outline', () => {
  it('is read as it was written', () => {
    const text = makeCourse().course_outline;
    expect(writeRows(readRows(text))).toBe(text);
    expect(readRows(text)[1]).toEqual({ kind: 'text', id: 'clean', title: 'Clean it' });
  });

  it('names its lessons, without its sections, in their order', () => {
    expect(lessonIds('text:b B\nsection:s S\nquiz:a A\ntext:b Again\n')).toEqual(['b', 'a']);
  });

  it('leaves out what is no line, and the second of two with one id', () => {
    expect(readRows('text:a A\nnonsense\nfilm:b B\n\nvideo:a Again\n')).toEqual([
      { kind: 'text', id: 'a', title: 'A' },
    ]);
  });

  it('says when a lesson opens and what completes it', () => {
    const rows = readRows('text:a;read;7 A\nvideo:b;30 B\ntext:c;read C\n');
    expect(rows.map(({ isReadToEnd, opensAfterDays }) => [isReadToEnd, opensAfterDays])).toEqual([
      [true, 7],
      [undefined, 30],
      [true, undefined],
    ]);
    for (const line of [
      'section:a;read A',
      'text:a;0 A',
      'text:a;1000 A',
      'text:a;7;read A',
      'text:a;mark A',
    ])
      expect([line, isOutline(`${line}\n`), readRows(line)]).toEqual([line, false, []]);
  });

  it('keeps each title on its line, and names one without words by its id', () => {
    const written = writeRows([
      row('a'),
      { ...row('b'), title: 'One\nsection:x Two' },
      { ...row('c'), title: ' \n' },
    ]);
    expect(written).toBe('text:a Title a\ntext:b One section:x Two\ntext:c c\n');
  });

  it('is always one that rules take, and says the same when it is read', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
    const title = fc.string({ unit: 'binary', maxLength: 40 });
    const terms = fc.record({ isReadToEnd: fc.boolean(), opensAfterDays: fc.nat(999) }).map(termsOf);
    const line = fc.oneof(
      fc.record({ kind: fc.constant('section' as const), id, title }),
      fc
        .tuple(fc.record({ kind: fc.constantFrom(...LESSON_KINDS), id, title }), terms)
        .map(([row, with_]) => ({ ...row, ...with_ })),
    );
    const lines = fc.uniqueArray(line, { selector: (one) => one.id, maxLength: 12 });
    fc.assert(
      fc.property(lines, (given: OutlineRow[]) => {
        const written = writeRows(given);
        expect(isOutline(written)).toBe(true);
        const named = ({ title: _title, ...rest }: OutlineRow) => rest;
        expect(readRows(written).map(named)).toEqual(given.map(named));
      }),
    );
  });

  it('has sections with their lessons; what comes first has none, and an empty section is left out', () => {
    const sections = sectionsOf(rows('a A b c B C d'));
    expect(sections.map(({ id, lessons }) => [id, lessons.length])).toEqual([
      ['', 1],
      ['A', 2],
      ['C', 1],
    ]);
    expect(lessonsOf(sections).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('says which lessons are beside one', () => {
    const lessons = lessonsOf(sectionsOf(rows('A a b B c')));
    expect(lessonsBeside(lessons, 'b')).toMatchObject({ previous: { id: 'a' }, next: { id: 'c' } });
    expect(lessonsBeside(lessons, 'c').next).toBeNull();
    expect(lessonsBeside(lessons, 'gone')).toEqual({ previous: null, next: null });
  });
});

describe('moving a row', () => {
  it.each([
    ['a', 1, 'A b a B c'],
    ['b', 1, 'A a B b c'],
    ['a', -1, 'a A b B c'],
    ['c', 1, 'A a b B c'],
    ['A', 1, 'B c A a b'],
    ['B', -1, 'B c A a b'],
    ['B', 1, 'A a b B c'],
  ] as const)('%s by %d', (id, step, expected) => {
    expect(idsOf(moveRowBy(rows('A a b B c'), id, step))).toBe(expected);
  });

  it.each([
    ['a', 'c', 'A b B c a'],
    ['c', 'a', 'A c a b B'],
    ['A', 'c', 'B c A a b'],
    ['A', 'a', 'A a b B c'],
    ['B', 'a', 'B c A a b'],
    ['gone', 'a', 'A a b B c'],
  ])('%s to where %s is', (id, over, expected) => {
    expect(idsOf(moveRowTo(rows('A a b B c'), id, over))).toBe(expected);
  });

  it('loses and doubles nothing, and leaves lessons in their sections when a section moves', () => {
    const order = fc.shuffledSubarray(['A', 'B', 'C', 'a', 'b', 'c', 'd'], { minLength: 2 });
    fc.assert(
      fc.property(order, fc.nat(6), fc.nat(6), fc.constantFrom(1, -1), (ids, one, other, step) => {
        const before = ids.map(row);
        const [id = '', over = ''] = [ids[one % ids.length], ids[other % ids.length]];
        for (const after of [moveRowTo(before, id, over), moveRowBy(before, id, step === 1 ? 1 : -1)]) {
          expect([...after].sort((x, y) => (x.id < y.id ? -1 : 1))).toEqual(
            [...before].sort((x, y) => (x.id < y.id ? -1 : 1)),
          );
          if (row(id).kind !== 'section') continue;
          // Lessons before the first section belong to none: a section that moves ahead of them takes them in.
          const [first] = sectionsOf(before);
          if (first?.id === '') continue;
          const contents = (list: readonly OutlineRow[]) =>
            Object.fromEntries(sectionsOf(list).map((section) => [section.id, section.lessons]));
          expect(contents(after)).toEqual(contents(before));
        }
      }),
    );
  });

  it('adds a lesson at the end of its section, or of the course', () => {
    expect(idsOf(addRow(rows('A a B b'), row('new'), 'A'))).toBe('A a new B b');
    expect(idsOf(addRow(rows('A a B b'), row('new'), ''))).toBe('A a B b new');
  });
});

describe('documents of courses', () => {
  it('are read as they are written', () => {
    const { id: _course, ...course } = makeCourse();
    const { id: _lesson, ...lesson } = makeLesson();
    expect(courseWriteSchema.parse(course)).toEqual(courseSchema.parse(course));
    expect(lessonWriteSchema.parse(lesson)).toEqual(lessonSchema.parse(lesson));
  });

  it('S5-27: have a video only of a player that may be framed', () => {
    const { id: _id, ...lesson } = makeLesson({ lesson_kind: 'video' });
    const player = videoPlayerOf('https://youtu.be/dQw4w9WgXcQ') ?? '';
    const isWritten = (lesson_video: string) =>
      lessonWriteSchema.safeParse({ ...lesson, lesson_video }).success;
    expect([player, 'https://player.vimeo.com/video/12345678'].map(isWritten)).toEqual([true, true]);
    for (const address of [
      '',
      'https://evil.example/embed/abcdefgh',
      `${player}"onload=x`,
      `${player}?autoplay=1`,
    ])
      expect([address, isWritten(address)]).toEqual([address, false]);
    expect(isVideoPlayer(player)).toBe(true);
    expect(
      lessonWriteSchema.safeParse({ ...lesson, lesson_kind: 'text', lesson_video: player }).success,
    ).toBe(false);
  });

  it('hold 500 lessons with long titles', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      ...row(`lesson${index}`),
      title: 'x'.repeat(95),
    }));
    expect(writeRows(many).length).toBeLessThan(LIMITS.courseOutline);
  });
});

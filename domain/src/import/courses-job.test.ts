import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { type CourseBackend, coursesJob, lessonCourses } from './courses-job';
import { readCourses } from './read-courses';

const read = readCourses(
  ['start/first.md', 'start/more/third.md', 'ride/safety.md'].map((path) => ({
    path,
    bytes: strToU8('Text'),
  })),
);

const pictures = { hash: async () => '', findPictures: async () => [], writePicture: async () => '' };
const created = (sourceId: string) => ({ sourceId, outcome: 'created', reason: '', id: sourceId }) as const;

it('writes each course with all of its lessons, and continues after the last that was written', async () => {
  const written: (readonly string[])[] = [];
  let isDown = true;
  const writeCourse: CourseBackend['writeCourse'] = async ({ sourceId }, lessons) => {
    if (sourceId === 'start' && isDown) throw new Error('offline');
    written.push(lessons.map((lesson) => lesson.sourceId));
    return { course: created(sourceId), lessons: lessons.map((lesson) => created(lesson.sourceId)) };
  };
  const job = coursesJob(read, { ...pictures, writeCourse }, { isDryRun: false });
  await expect(job.run()).rejects.toThrow('offline');
  isDown = false;
  const report = await job.run();
  expect(written).toEqual([['ride/safety.md'], ['start/first.md', 'start/more/third.md']]);
  expect(report.categories.map(({ label, outcome }) => [label, outcome])).toEqual([
    ['Ride', 'created'],
    ['Start', 'created'],
  ]);
  expect(report.articles).toHaveLength(3);
});

it('knows the course of each lesson, and of no section', () => {
  expect([...lessonCourses(read.courses)]).toEqual([
    ['ride/safety.md', 'ride'],
    ['start/first.md', 'start'],
    ['start/more/third.md', 'start'],
  ]);
});

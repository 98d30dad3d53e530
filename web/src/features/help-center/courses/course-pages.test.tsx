import { copyIdOf } from '@harborline/domain/articles/article-copy';
import { courseEntry } from '@harborline/domain/courses/course-list';
import { arrangeTexts, lessonText } from '@harborline/domain/courses/course-texts';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { makeLibrary } from '@harborline/domain/testing/factories';
import { makeCourse, makeLesson } from '@harborline/domain/testing/make-course';
import { COURSE_PAGE_TEXTS } from '@harborline/domain/texts/course-pages';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetResources } from '../../../shared/hooks/use-resource';
import { LibraryScopeProvider } from '../../../shared/library/library-scope';
import { navigate } from '../../../shared/router/navigation';
import { CoursePage, CoursesPage, WholeCoursePage } from './course-pages';

const database = vi.hoisted((): { documents: Record<string, object | null> } => ({ documents: {} }));
vi.mock('../../../shared/store/public-records', () => ({
  readPublicRecord: async ({ path }: { path: string }) => database.documents[path] ?? null,
  readPublicRecords: async () => [],
}));

/** What prepares a text; in a real browser alone it can sanitise. */
const prepareHtml = vi.hoisted(() =>
  vi.fn(async (stored: string) => ({
    html: `<p>Prepared ${stored.length}</p>`,
    sections: [],
    description: '',
  })),
);
vi.mock('../article/prepare-article', () => ({ prepareHtml }));

const library = makeLibrary();
const scope = { library, links: publicLinks('acme') };
const show = (page: ReactNode) => render(<LibraryScopeProvider scope={scope}>{page}</LibraryScopeProvider>);

/** Opens the page of the course, or of a lesson. */
function openCourse(search = ''): void {
  navigate(`/course/acme/course${search}`);
  show(<CoursePage courseId="course" />);
}

beforeEach(() => {
  forgetResources();
  localStorage.clear();
  const lessons = [
    makeLesson({ lesson_content: '<p>Brush it.</p>' }),
    makeLesson({
      id: 'oil',
      lesson_title: 'Oil the chain',
      lesson_kind: 'video',
      lesson_video: 'https://player.vimeo.com/video/12345678',
    }),
  ];
  const courses = [makeCourse(), makeCourse({ id: 'other', course_title: 'Other' })];
  const [texts] = arrangeTexts({ support_lib_id: library.id, course_ref: 'course' }, lessons.map(lessonText));
  database.documents = {
    'Courses/course': makeCourse(),
    [`CourseLists/${library.id}`]: { entries: courses.map(courseEntry) },
    'CourseTexts/course_1': texts ?? null,
    ...Object.fromEntries(lessons.map((lesson) => [`Lessons/${lesson.id}`, lesson])),
  };
});
afterEach(cleanup);

const heading = (name: string) => screen.findByRole('heading', { name });

describe('where the server does not make the page, the browser reads', () => {
  it('S2.1-03: the list of courses', async () => {
    navigate('/acme/courses');
    show(<CoursesPage />);
    const link = await screen.findByRole('link', { name: /Care for your bike/ });
    expect(link.getAttribute('href')).toBe('/course/acme/course');
    expect(link.textContent).toContain('2 lessons');
    expect(screen.getByRole('link', { name: /Other/ })).toBeTruthy();
  });

  it('S2.1-03: that there are none', async () => {
    database.documents = {};
    navigate('/acme/courses');
    show(<CoursesPage />);
    const title = await screen.findByText(COURSE_PAGE_TEXTS.empty);
    expect(title.closest('.state-panel')).toBeTruthy();
  });

  it('S2.1-09: a course with its lessons', async () => {
    openCourse();
    expect(await heading('Care for your bike')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Clean it' }).getAttribute('href')).toBe(
      '/course/acme/course?lesson=clean',
    );
    expect(screen.getByText('of 2 lessons done', { exact: false })).toBeTruthy();
  });

  it('one lesson, prepared as an article is, with those beside it', async () => {
    openCourse('?lesson=clean');
    expect(await heading('Clean it')).toBeTruthy();
    expect(prepareHtml).toHaveBeenCalledWith('<p>Brush it.</p>');
    expect(document.querySelector('.prose')?.innerHTML).toMatch(/^<p>Prepared/);
    expect(screen.getByRole('link', { name: /Next lesson/ }).getAttribute('href')).toContain('lesson=oil');
    expect(screen.queryByRole('link', { name: /Previous lesson/ })).toBeNull();
    expect(await screen.findByRole('button', { name: COURSE_PAGE_TEXTS.markDone })).toBeTruthy();
  });

  it('a video, ahead of its text', async () => {
    openCourse('?lesson=oil');
    await heading('Oil the chain');
    expect(prepareHtml).toHaveBeenCalledWith(
      '<iframe src="https://player.vimeo.com/video/12345678"></iframe><p>Use a soft brush.</p>',
    );
  });

  it('S2.1-11: the whole course, under the names of its sections', async () => {
    navigate('/coursestatic/acme/course');
    show(<WholeCoursePage courseId="course" />);
    expect(await heading('Clean it')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Oil the chain' })).toBeTruthy();
    expect(screen.getByText('Basics')).toBeTruthy();
  });

  it('D-73: the whole copy of a course that its library has published, at the address of the original', async () => {
    const child = makeLibrary({ parent_lib_id: 'agency', hasCourses: true });
    const id = copyIdOf(child.id, 'course');
    const copy = makeCourse({ id, course_outline: 'text:ours Our way\n' });
    const ours = makeLesson({ id: 'ours', course_ref: id, lesson_title: 'Our way' });
    const owner = { support_lib_id: child.id, course_ref: id };
    const [texts] = arrangeTexts(owner, [lessonText(ours)]);
    Object.assign(database.documents, {
      [`Courses/${id}`]: copy,
      [`CourseLists/${child.id}`]: { entries: [courseEntry(copy)] },
      [`CourseTexts/${id}_1`]: texts ?? null,
    });
    navigate('/coursestatic/acme/course');
    render(
      <LibraryScopeProvider scope={{ ...scope, library: child }}>
        <WholeCoursePage courseId="course" />
      </LibraryScopeProvider>,
    );
    expect(await heading('Our way')).toBeTruthy();
  });

  it('a course whose texts are not there yet, which says so', async () => {
    database.documents['CourseTexts/course_1'] = null;
    navigate('/coursestatic/acme/course');
    show(<WholeCoursePage courseId="course" />);
    expect(await screen.findByText(COURSE_PAGE_TEXTS.textsComing)).toBeTruthy();
  });
});

describe('shows nothing of', () => {
  const changes: [string, Partial<ReturnType<typeof makeCourse>> | null][] = [
    ['a course that is gone', null],
    ['a course of another library', { support_lib_id: 'another' }],
    ['a course that is not published', { is_published: false }],
  ];
  it.each(changes)('%s', async (_what, change) => {
    database.documents['Courses/course'] = change && makeCourse(change);
    openCourse();
    expect(await screen.findByText(COURSE_PAGE_TEXTS.gone)).toBeTruthy();
  });

  it('a lesson that is not in the course', async () => {
    database.documents['Courses/course'] = makeCourse({ course_outline: 'text:oil Oil\n' });
    openCourse('?lesson=clean');
    expect(await screen.findByText(COURSE_PAGE_TEXTS.lessonGone)).toBeTruthy();
  });

  it('a lesson of another course', async () => {
    database.documents['Lessons/clean'] = makeLesson({ course_ref: 'another' });
    openCourse('?lesson=clean');
    expect(await screen.findByText(COURSE_PAGE_TEXTS.lessonGone)).toBeTruthy();
  });
});

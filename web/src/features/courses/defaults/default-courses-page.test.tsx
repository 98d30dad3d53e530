import { copyCourse } from '@harborline/domain/api/articles/courses';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { makeCourse } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { updateRecord } from '../../../shared/store/write-record';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { DefaultCoursesPage } from './default-courses-page';

const current = vi.hoisted<{ library: LibraryPublic | null }>(() => ({ library: null }));
const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../shared/api/call-api', () => ({ callApi: server.call, ApiError: Error }));
vi.mock('../../../shared/live/library-context', () => ({ useLibrary: () => current.library }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/library/save-library-area', () => ({ saveLibraryArea: vi.fn(async () => {}) }));
vi.mock('../../../shared/store/read-records', () => ({ readRecord: vi.fn(), readRecords: vi.fn() }));
vi.mock('../../../shared/store/write-record', () => ({ updateRecord: vi.fn() }));

const COPY_ID = `bike_of_${makeLibrary().id}`;
const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
const open = (role: 'editor' | 'writer' = 'editor') => {
  current.library = makeLibrary({ parent_lib_id: 'parent' });
  renderAdmin(
    <MemoryRouter>
      <StaffSession user={makeUser({ agent_role: role })}>
        <DefaultCoursesPage />
        <Address />
      </StaffSession>
    </MemoryRouter>,
  );
};
const copied = (is_published: boolean) =>
  vi.mocked(readRecords).mockResolvedValue([
    {
      ...makeCourse({ id: COPY_ID, origin_ref: 'bike', origin_updated_at: timestamp(1_000), is_published }),
      isPending: false,
    },
  ] as never);

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.clear();
  vi.mocked(readRecords).mockResolvedValue([]);
  server.call.mockResolvedValue({ course_id: COPY_ID, is_new: true });
  const entries = [{ id: 'bike', course_title: 'Your bike', course_description: '', course_cover: '' }];
  const documents: Record<string, object> = {
    'SupportLibraries/parent': makeLibrary({ id: 'parent' }),
    'CourseLists/parent': { entries },
    'Courses/bike': makeCourse({ id: 'bike', support_lib_id: 'parent', updated_at: timestamp(2_000) }),
  };
  vi.mocked(readRecord).mockImplementation(
    async (_firestore, { path }) => (documents[path] ?? null) as never,
  );
});
afterEach(cleanup);

describe('U-12: courses of the parent', () => {
  it('D-72: are hidden until somebody who publishes courses chooses them', async () => {
    open();
    const line = await screen.findByLabelText(DEFAULT_COURSE_TEXTS.showCourse('Your bike'));
    expect(line).toHaveProperty('checked', false);
    fireEvent.click(line);
    await screen.findByText(DEFAULT_CONTENT_TEXTS.shown('Your bike'));
    expect(vi.mocked(saveLibraryArea).mock.calls[0]?.[1]).toMatchObject({
      area: 'defaultCourses',
      changes: { disabled_default_courses: true, enabled_default_courses: ['bike'] },
    });
    cleanup();
    open('writer');
    expect(await screen.findByLabelText(DEFAULT_COURSE_TEXTS.all)).toHaveProperty('disabled', true);
  });

  it('are copied by a function, and the copy opens', async () => {
    open('writer');
    fireEvent.click(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Your bike')));
    await screen.findByText(adminLinks.course(COPY_ID));
    expect(server.call).toHaveBeenCalledWith(copyCourse, { body: { course_id: 'bike', replaces: false } });
  });

  it('tell of an update, which a writer leaves or takes', async () => {
    copied(false);
    open('writer');
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.keepMine));
    await screen.findByText(DEFAULT_CONTENT_TEXTS.kept);
    expect(vi.mocked(updateRecord).mock.calls[0]?.[2]).toMatchObject({ updated_by: 'test-agent' });
    expect(server.call).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_COURSE_TEXTS.taken);
    expect(server.call).toHaveBeenCalledWith(copyCourse, { body: { course_id: 'bike', replaces: true } });
  });

  it('S6-10: ask only those who publish about a published copy', async () => {
    copied(true);
    open('writer');
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.seeDifferences)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.takeTheirs)).toBeNull();
  });
});

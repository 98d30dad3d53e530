import { copyCourse } from '@harborline/domain/api/articles/courses';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { makeLibrary, makeUser } from '@harborline/domain/testing/factories';
import { makeCourse } from '@harborline/domain/testing/make-course';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveLibraryArea } from '../../../shared/library/save-library-area';
import { queryClient } from '../../../shared/requests/query-client';
import { adminLinks } from '../../../shared/routes/admin-links';
import { readRecord, readRecords } from '../../../shared/store/read-records';
import { updateRecord } from '../../../shared/store/write-record';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { hiddenTexts, useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
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
const MADE = { course_id: COPY_ID, is_new: true, refusal: '', lost_lessons: 0 };
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
/** What the function was asked for. */
const asked = () =>
  server.call.mock.calls.map(([contract, { body }]) => (contract === copyCourse ? body : contract));
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
  server.call.mockResolvedValue(MADE);
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
    expect(asked()).toEqual([{ course_id: 'bike', replaces: false, deleted_lessons: 0 }]);
  });

  it('are copied once by two presses, and shown again after the copy was deleted on this page', async () => {
    hiddenTexts.set(COPY_ID, true);
    open('writer');
    const button = await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Your bike'));
    fireEvent.click(button);
    fireEvent.click(button);
    expect(screen.getByLabelText(DEFAULT_COURSE_TEXTS.copying)).toBeTruthy();
    expect(button).toHaveProperty('disabled', true);
    await screen.findByText(adminLinks.course(COPY_ID));
    expect(asked()).toHaveLength(1);
    expect([...renderHook(useHiddenTexts).result.current]).toEqual([]);
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
    expect(asked()).toEqual([{ course_id: 'bike', replaces: true, deleted_lessons: 0 }]);
  });

  it('D-86: are left as they are while lessons of the copy have drafts', async () => {
    copied(false);
    server.call.mockResolvedValue({ ...MADE, refusal: 'has-edits' });
    open('writer');
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_COURSE_TEXTS.hasEdits);
    expect(screen.queryByText(adminLinks.course(COPY_ID))).toBeNull();
  });

  it('ask before lessons of the copy are deleted, and delete as many as the writer agreed to', async () => {
    copied(false);
    server.call.mockResolvedValueOnce({ ...MADE, refusal: 'loses-lessons', lost_lessons: 2 });
    open('writer');
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    await screen.findByText(DEFAULT_COURSE_TEXTS.lossBody(2));
    fireEvent.click(screen.getByText(KIT_TEXTS.cancel));
    await waitFor(() => expect(screen.queryByText(DEFAULT_COURSE_TEXTS.lossBody(2))).toBeNull());
    expect(asked()).toHaveLength(1);
    server.call.mockResolvedValueOnce({ ...MADE, refusal: 'loses-lessons', lost_lessons: 1 });
    fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.takeTheirs));
    fireEvent.click(await screen.findByText(DEFAULT_COURSE_TEXTS.lossConfirm(1)));
    await screen.findByText(DEFAULT_COURSE_TEXTS.taken);
    expect(asked().at(-1)).toEqual({ course_id: 'bike', replaces: true, deleted_lessons: 1 });
  });

  it('show no copy that is deleted on this page', async () => {
    copied(false);
    hiddenTexts.set(COPY_ID, true);
    open('writer');
    expect(await screen.findByLabelText(DEFAULT_CONTENT_TEXTS.copyArticle('Your bike'))).toBeTruthy();
    act(() => hiddenTexts.set(COPY_ID, false));
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.updateAvailable)).toBeTruthy();
  });

  it('do not call the words of both the same where only titles are compared', async () => {
    copied(false);
    open('writer');
    fireEvent.click(await screen.findByText(DEFAULT_CONTENT_TEXTS.seeDifferences));
    await screen.findByText(DEFAULT_COURSE_TEXTS.sameOutline);
    expect(screen.queryByText(ARTICLE_TEXTS.sameWords)).toBeNull();
  });

  it('S6-10: ask only those who publish about a published copy', async () => {
    copied(true);
    open('writer');
    expect(await screen.findByText(DEFAULT_CONTENT_TEXTS.seeDifferences)).toBeTruthy();
    expect(screen.queryByText(DEFAULT_CONTENT_TEXTS.takeTheirs)).toBeNull();
  });
});

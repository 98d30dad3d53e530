import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { OutlineSection } from './outline-section';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('./use-outline-actions', () => ({ useOutlineChanges: () => ({}) }));

const show = (mayChange: boolean) =>
  renderAdmin(
    <MemoryRouter>
      <OutlineSection
        courseId="course"
        rows={[{ id: 'one', kind: 'text', title: 'First' }]}
        draftIds={new Set()}
        mayChange={mayChange}
      />
    </MemoryRouter>,
  );
afterEach(cleanup);

it('tells only those who may move lessons how to do it', () => {
  show(true);
  expect(screen.getByText(COURSE_TEXTS.contentsHint)).toBeTruthy();
  cleanup();
  show(false);
  expect(screen.getByText(COURSE_TEXTS.contentsOrder)).toBeTruthy();
  expect(screen.queryByLabelText(COURSE_TEXTS.move('First'))).toBeNull();
});

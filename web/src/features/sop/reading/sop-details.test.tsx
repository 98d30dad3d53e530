import { makeSopArticle, makeUser } from '@harborline/domain/testing/factories';
import { timestamp } from '@harborline/domain/testing/timestamp';
import { SOP_READING_TEXTS } from '@harborline/domain/texts/sop';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { SopDetails } from './sop-details';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/writing/use-staff-name', () => ({ useStaffName: () => null }));

afterEach(cleanup);

const show = (changes: Parameters<typeof makeSopArticle>[0]) =>
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: 'admin' })}>
      <SopDetails sop={makeSopArticle(changes)} categoryTitle="Refunds" />
    </StaffSession>,
  );

it('offers to verify an SOP only where it has a date to verify it by', () => {
  show({ verify_by: null });
  expect(screen.getByText(SOP_READING_TEXTS.review)).toBeTruthy();
  expect(screen.queryByText(SOP_READING_TEXTS.verify)).toBeNull();
  cleanup();
  show({ verify_by: timestamp(1_000) });
  expect(screen.getByText(SOP_READING_TEXTS.verify)).toBeTruthy();
});

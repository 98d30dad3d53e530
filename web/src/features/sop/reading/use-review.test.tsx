import { isSopOverdue } from '@harborline/domain/sop/sop-state';
import { makeUser } from '@harborline/domain/testing/factories';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateRecord } from '../../../shared/store/write-record';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useReview } from './use-review';

vi.mock('../../../shared/store/write-record', () => ({ updateRecord: vi.fn(async () => {}) }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/ui-admin/toasts', () => ({
  useToasts: () => ({ success: vi.fn(), error: vi.fn() }),
}));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);
const saved = () => vi.mocked(updateRecord).mock.lastCall?.[2] as { verify_by: Timestamp | null };

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

it('leaves the whole of a day to verify an SOP, which is overdue after it', async () => {
  const { result } = renderHook(() => useReview('refunds'), { wrapper });
  for (const choose of [
    () => result.current.setReview('ann', '2026-11-23'),
    () => result.current.verify('2026-11-23'),
  ]) {
    await act(choose);
    expect(isSopOverdue(saved(), new Date(2026, 10, 23, 23, 59, 59).getTime())).toBe(false);
    expect(isSopOverdue(saved(), new Date(2026, 10, 24).getTime())).toBe(true);
  }
});

it('has no date where none is chosen', async () => {
  const { result } = renderHook(() => useReview('refunds'), { wrapper });
  await act(() => result.current.verify(''));
  expect(saved().verify_by).toBeNull();
});

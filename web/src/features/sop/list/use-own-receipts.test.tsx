import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readRecords } from '../../../shared/store/read-records';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useOwnReceipts } from './use-own-receipts';

vi.mock('../../../shared/store/read-records', () => ({ readRecords: vi.fn(async () => []) }));
vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <StaffSession user={makeUser({ agent_role: 'editor' })}>{children}</StaffSession>
);

afterEach(cleanup);

it('reads receipts anew for other SOPs, not for the same in another order', async () => {
  const { result, rerender } = renderHook(({ ids }) => useOwnReceipts(ids), {
    wrapper,
    initialProps: { ids: ['b', 'a'] },
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  const first = result.current;
  rerender({ ids: ['a', 'b'] });
  expect(result.current).toBe(first);
  expect(readRecords).toHaveBeenCalledOnce();
  rerender({ ids: ['a', 'b', 'c'] });
  await waitFor(() => expect(readRecords).toHaveBeenCalledTimes(2));
});

import { makeUser } from '@harborline/domain/testing/factories';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnd } from '../../../shared/staff/session-end';
import { StaffSession } from '../../../shared/testing/staff-session';
import { useLiveSession } from './use-live-session';

const steps = vi.hoisted(() => new Set<() => Promise<void> | void>());
vi.mock('../../../features/session', () => ({ onLogout: (step: () => void) => steps.add(step) }));
const connection = {
  getState: () => ({ status: 'idle' }),
  setOnline: vi.fn(),
  start: vi.fn(),
  close: vi.fn(),
};
vi.mock('../../../shared/live/live-connection', () => ({ staffConnection: () => connection }));
vi.mock('../../../shared/live/first-content', () => ({ firstContent: () => new Promise(() => {}) }));

afterEach(cleanup);

it('closes the connection and clears caches when the session ends, even after the shell has unmounted (S4.5-25)', async () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffSession user={makeUser({ uid: 'nadia' })}>{children}</StaffSession>
  );
  renderHook(useLiveSession, { wrapper }).unmount();
  const emptied = vi.fn();
  const unsubscribe = sessionEnd.subscribe(emptied);
  await Promise.all([...steps].map((step) => step()));
  expect(connection.close).toHaveBeenCalledOnce();
  expect(emptied).toHaveBeenCalledOnce();
  unsubscribe();
});

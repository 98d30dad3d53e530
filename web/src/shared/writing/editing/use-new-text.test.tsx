import { makeUser } from '@harborline/domain/testing/factories';
import { writingTexts } from '@harborline/domain/texts/writing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { StaffSession } from '../../testing/staff-session';
import { readUnsaved } from '../../unsaved/unsaved-store';
import { keptTextSchema } from '../versions/kept-text';
import { useNewText } from './use-new-text';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('../../ui-admin/toasts', () => ({ useToasts: () => toasts }));

interface Fields {
  readonly title: string;
  readonly content: string;
}

const KIND = {
  name: 'sop',
  texts: writingTexts('SOP', 'Staff'),
  fieldsSchema: z.object({ title: z.string(), content: z.string() }),
  isSame: (one: Fields, other: Fields) => one.title === other.title && one.content === other.content,
};
const user = makeUser({ agent_role: 'writer' });
const OWNER = { uid: user.uid, isTrusted: true };
const BLANK: Fields = { title: '', content: '' };
const create = vi.fn<(fields: Fields, isPublishing: boolean) => Promise<void>>();
const kept = () =>
  readUnsaved(user.uid, `sop/${user.support_lib_id}/new`, keptTextSchema(KIND))?.value.fields ?? null;

function open() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider
      router={createMemoryRouter([
        { path: '/', element: <StaffSession user={user}>{children}</StaffSession> },
      ])}
    />
  );
  const useForm = () =>
    useNewText(KIND, {
      owner: OWNER,
      name: 'new',
      blank: BLANK,
      validate: ({ title }) => (title === '' ? { title: 'missing' } : {}),
      create,
    });
  return renderHook(useForm, { wrapper });
}

beforeEach(() => {
  vi.clearAllMocks();
  create.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

it('D-81: keeps what is written on this device, and offers it again', () => {
  const first = open();
  act(() => first.result.current.edit({ title: 'Refunds' }));
  first.unmount();
  expect(kept()).toEqual({ title: 'Refunds', content: '' });
  const { result } = open();
  expect(result.current.state.fields.title).toBe('Refunds');
  expect(result.current.restoredAt).not.toBeNull();
  act(() => result.current.startOver());
  expect(result.current.state.fields).toEqual(BLANK);
  expect(kept()).toBeNull();
});

it('stores a new text once, however often it is asked to, and keeps nothing of it', async () => {
  const { result, unmount } = open();
  await act(async () => result.current.save(true));
  expect(result.current.state.errors).toEqual({ title: 'missing' });
  act(() => result.current.edit({ title: 'Refunds' }));
  await act(async () => {
    result.current.save(true);
    result.current.save(true);
  });
  expect(create).toHaveBeenCalledExactlyOnceWith({ title: 'Refunds', content: '' }, true);
  expect(result.current.isCreated).toBe(true);
  unmount();
  expect(kept()).toBeNull();
});

it('keeps the text where it could not be stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  create.mockRejectedValueOnce(new Error('offline'));
  const { result } = open();
  act(() => result.current.edit({ title: 'Refunds' }));
  await act(async () => result.current.save(false));
  expect(toasts.error).toHaveBeenCalledWith(KIND.texts.saveFailed);
  expect(result.current.state.fields.title).toBe('Refunds');
  await act(async () => result.current.save(false));
  expect(result.current.isCreated).toBe(true);
});

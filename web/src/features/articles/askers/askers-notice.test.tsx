import { previewAskers } from '@harborline/domain/api/activity/askers';
import { resolvePermissions } from '@harborline/domain/permissions/roles';
import type { Role } from '@harborline/domain/permissions/slugs';
import { makeArticle, makeUser } from '@harborline/domain/testing/factories';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../../shared/api/call-api';
import { queryClient } from '../../../shared/requests/query-client';
import { readRecords } from '../../../shared/store/read-records';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { AskersNotice } from './askers-notice';

vi.mock('../../../shared/live/staff-firebase', () => ({ useStaffFirestore: () => 'firestore' }));
vi.mock('../../../shared/store/read-records', () => ({ readRecords: vi.fn() }));
vi.mock('../../../shared/api/call-api', async (original) => ({
  ...(await original<typeof import('../../../shared/api/call-api')>()),
  callApi: vi.fn(),
}));

const preview = (tellable: number) => ({
  is_readable: true,
  message: 'There is an article',
  sender_name: 'Ada',
  tellable,
  told: 0,
  left_out: { closed: 0, waiting: 0, gone: 0 },
});

function open(changes: Parameters<typeof makeArticle>[0] = {}, role: Role = 'admin') {
  renderAdmin(
    <StaffSession user={makeUser({ agent_role: role, permissions: resolvePermissions(role) })}>
      <AskersNotice article={makeArticle({ id: 'a9', ...changes })} />
    </StaffSession>,
  );
}

beforeEach(() => {
  queryClient.clear();
  vi.mocked(readRecords)
    .mockReset()
    .mockResolvedValue([{ id: 'f1', query: 'kickstand' }] as never);
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue(preview(2) as never);
});
afterEach(cleanup);

it('U-11: offers to tell the people who asked once visitors can read the article', async () => {
  open();
  expect(await screen.findByText(ASKER_TEXTS.notice(2, 'kickstand'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: ASKER_TEXTS.tell(2) }));
  expect(await screen.findByRole('dialog', { name: ASKER_TEXTS.dialogTitle })).toBeTruthy();
});

it('U-11: says before the article is published that they can be told then', async () => {
  open({ is_published: false });
  expect(await screen.findByText(new RegExp(ASKER_TEXTS.noticeUnpublished))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('U-11: is silent where there is no one to tell', async () => {
  vi.mocked(callApi).mockResolvedValue(preview(0) as never);
  open();
  await waitFor(() => expect(callApi).toHaveBeenCalledWith(previewAskers, expect.anything()));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('U-11: reads nothing for teammates who may not tell them', () => {
  open({}, 'writer');
  expect(readRecords).not.toHaveBeenCalled();
  expect(callApi).not.toHaveBeenCalled();
});

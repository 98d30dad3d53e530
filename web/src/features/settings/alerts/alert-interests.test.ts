import { getTeams } from '@harborline/domain/api/inbox/teams';
import { beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../../shared/api/call-api';
import { readAlertInterests } from './alert-interests';

vi.mock('../../../shared/api/call-api', () => ({ callApi: vi.fn() }));
vi.mock('../../../shared/config/report', () => ({ report: vi.fn() }));

const subscription = (about: string, ref: string, is_muted: boolean) => ({ about, ref, is_muted });

beforeEach(() => {
  vi.mocked(callApi).mockReset();
});

it('D-132: alerts know the teams of a person, and what they subscribed to or muted', async () => {
  vi.mocked(callApi).mockImplementation(async (endpoint: unknown) =>
    endpoint === getTeams
      ? {
          teams: [
            { ref: 'billing', member_uids: ['ada'] },
            { ref: 'sales', member_uids: [] },
          ],
        }
      : {
          subscriptions: [
            subscription('team', 'sales', false),
            subscription('team', 'stock', true),
            subscription('ticket', 't1', true),
          ],
        },
  );
  expect(await readAlertInterests('ada')).toEqual({
    teams: ['billing'],
    subscribedTeams: ['sales'],
    muted: ['stock', 't1'],
  });
});

it('D-132: alerts come for one’s own tickets where that cannot be read', async () => {
  vi.mocked(callApi).mockRejectedValue(new Error('offline'));
  expect(await readAlertInterests('ada')).toEqual({ teams: [], subscribedTeams: [], muted: [] });
});

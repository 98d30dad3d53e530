import { getTeams } from '@harborline/domain/api/inbox/teams';
import type { Team } from '@harborline/domain/entities/teams';
import { callApi } from '../api/call-api';
import { type Request, useRequest } from '../requests/use-request';

/** The teams of the library, by name (S7.2-13). */
export const useTeams = (): Request<readonly Team[]> =>
  useRequest({
    key: ['teams'],
    load: async (signal) => (await callApi(getTeams, { signal })).teams,
  });

import * as contract from '@harborline/domain/api/inbox/teams';
import { teamsOf } from '@harborline/domain/stores/teams';
import { staffEndpoint } from '../../platform/endpoint';
import { readRecord } from '../../platform/store/read';

/** GET teams (S7.2-13). */
export const getTeams = staffEndpoint(contract.getTeams, async (_input, { support_lib_id }) => ({
  teams: (await readRecord(teamsOf(support_lib_id)))?.teams ?? [],
}));

import type { Team } from '@harborline/domain/entities/teams';
import { teamsOf } from '@harborline/domain/stores/teams';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/store/read';

/** The teams of a library. Costs one read. */
export const readTeams = async (libraryId: string, transaction?: Transaction): Promise<readonly Team[]> =>
  (await readRecord(teamsOf(libraryId), transaction))?.teams ?? [];

import { businessHoursOf } from '@harborline/domain/stores/business-hours';
import { teamsOf } from '@harborline/domain/stores/teams';
import { LUMEN_HOURS } from './business-hours';
import type { DemoConversation } from './conversation-data';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';
import { LUMEN_TEAMS } from './team-data';

const TEAM_OF: Readonly<Record<string, string>> = {
  'battery-health-drop': 'lumenteamworkshop',
  'damaged-fork-delivery': 'lumenteamorders',
};

/** The `ref` of the team that a ticket belongs to, '' for none. */
export const teamOf = ({ slug }: DemoConversation): string => TEAM_OF[slug] ?? '';

/** When Lumen's people work. */
export const businessHoursDocs = (): SeedDoc[] => [seedDoc(businessHoursOf(LIBRARY_IDS.lumen), LUMEN_HOURS)];

export const teamDocs = (): SeedDoc[] => [
  seedDoc(teamsOf(LIBRARY_IDS.lumen), {
    teams: LUMEN_TEAMS.map((team) => ({ ...team, member_uids: [...team.member_uids] })),
  }),
];

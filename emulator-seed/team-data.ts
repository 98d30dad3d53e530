import type { Team } from '@harborline/domain/entities/teams';

/** How Lumen's people share the work. */
export const LUMEN_TEAMS: readonly Team[] = [
  { ref: 'lumenteamorders', name: 'Orders', member_uids: ['lumen-agent', 'lumen-admin'] },
  {
    ref: 'lumenteamworkshop',
    name: 'Workshop',
    member_uids: ['lumen-agent', 'lumen-owner'],
    calendar_ref: 'lumenhoursnight',
  },
];

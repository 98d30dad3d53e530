import { DEFAULT_ROUTING_RULES, defaultTeamRules } from '@harborline/domain/routing/rules';
import { routingRulesOf } from '@harborline/domain/stores/routing-rules';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

/** Who gets what at Lumen (D-137). Tickets are not given yet: its owner looks first at what the rules would do. */
export const routingDocs = (): SeedDoc[] => [
  seedDoc(routingRulesOf(LIBRARY_IDS.lumen), {
    ...DEFAULT_ROUTING_RULES,
    chat_capacity: 5,
    people: [{ uid: 'lumen-admin', chat_capacity: 2, ticket_capacity: 10 }],
    skills: [
      { ref: 'lumenskillgerman', name: 'German', uids: ['lumen-agent', 'lumen-admin'] },
      { ref: 'lumenskillbatteries', name: 'Batteries', uids: ['lumen-agent', 'lumen-owner'] },
    ],
    teams: [
      {
        ...defaultTeamRules('lumenteamworkshop'),
        ...{ chat_wait_minutes: 2, overflow: 'team', overflow_team_ref: 'lumenteamorders' },
        ...{ chat_overflow_minutes: 3, ticket_overflow_minutes: 60, skill_refs: ['lumenskillbatteries'] },
      },
    ],
    version: 1,
  }),
];

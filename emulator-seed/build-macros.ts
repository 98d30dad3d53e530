import type { MacroAction } from '@harborline/domain/entities/macro';
import { macro } from '@harborline/domain/stores/macros';
import { LIBRARY_IDS } from './library-data';
import { type SeedDoc, seedDoc } from './seed-doc';

interface DemoMacro {
  readonly id: string;
  /** '' if the team shares it */
  readonly owner_uid: string;
  readonly name: string;
  readonly text: string;
  readonly is_note: boolean;
  readonly actions: MacroAction[];
}

/** What Lumen's team does often; one is its agent's own. */
const MACROS: readonly DemoMacro[] = [
  {
    id: 'lumen-macro-refund',
    owner_uid: '',
    name: 'Refund approved',
    text: 'Hi [visitorName],\n\nwe have approved your refund. It goes back to the card that you paid with, and arrives within five working days.\n\n[agentName], [companyName]',
    is_note: false,
    actions: [
      { kind: 'status', status: 'pending' },
      { kind: 'assign-me' },
      { kind: 'field', field: 'category', ref: 'lumencategorybilling' },
      { kind: 'tag', name: 'Refund', is_set: true },
    ],
  },
  {
    id: 'lumen-macro-workshop',
    owner_uid: '',
    name: 'Hand over to the workshop',
    text: 'For the workshop: please look at this one next. The photos are in the thread.',
    is_note: true,
    actions: [
      { kind: 'priority', priority: 'high' },
      { kind: 'assignee' },
      { kind: 'team', team_ref: 'lumenteamworkshop' },
      { kind: 'field', field: 'type', ref: 'lumentypeproblem' },
    ],
  },
  {
    id: 'lumen-macro-own-done',
    owner_uid: 'lumen-agent',
    name: 'Mine and done',
    text: '',
    is_note: false,
    actions: [{ kind: 'status', status: 'closed' }, { kind: 'assign-me' }],
  },
];

/** The macros of the demo world. */
export const macroDocs = (): SeedDoc[] =>
  MACROS.map(({ id, ...fields }) =>
    seedDoc(macro(id), { ...fields, support_lib_id: LIBRARY_IDS.lumen, version: 1 }),
  );

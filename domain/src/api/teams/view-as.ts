import * as z from 'zod/mini';
import { signedIn } from '../../permissions/requirement';
import { manageTeam } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

const viewAnswer = z.object({ viewing_as: z.string(), permissions: z.record(z.string(), z.boolean()) });

export const startView = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/viewas',
  summary: 'Starts a read-only view as a teammate.',
  permission: manageTeam,
  rate: 'session',
  body: z.object({ ref_uid: idOf('person') }),
  answer: viewAnswer,
});

export const endView = defineEndpoint({
  service: 'teams',
  method: 'DELETE',
  path: '/viewas',
  summary: "Ends the view and restores the caller's own permissions; without a view nothing happens.",
  permission: signedIn(),
  rate: 'session',
  answer: viewAnswer,
  isAllowedWhileViewing: true,
  isAllowedAfterActing: true,
});

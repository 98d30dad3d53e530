import * as z from 'zod/mini';
import { needsAll } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

export const transferOwnership = defineEndpoint({
  service: 'teams',
  method: 'POST',
  path: '/owner',
  summary: 'Makes the teammate owner and the caller an admin, in one step (D-33).',
  permission: needsAll(['canDeleteOrReassignOwner']),
  rate: 'session',
  body: z.object({ ref_uid: idOf('person') }),
  answer: z.object({ ref_uid: z.string() }),
});

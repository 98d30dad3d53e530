import * as z from 'zod/mini';
import { actingAnswerSchema } from '../../agency/agency-item';
import { needsAll, signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf } from '../ids';

export const loginAs = defineEndpoint({
  service: 'admin',
  method: 'POST',
  path: '/loginas',
  summary: 'Steps into a child library for eight hours (S7.1-05, S7.1-07, D-12).',
  permission: needsAll(['canActAsChild']),
  rate: 'session',
  body: z.object({ admin_support_lib_id: idOf('child') }),
  answer: actingAnswerSchema,
});

export const logoutAs = defineEndpoint({
  service: 'admin',
  method: 'PATCH',
  path: '/loginas',
  summary: 'Steps back into the home library, even after the eight hours are over (S7.1-06, S7.1-07).',
  permission: signedIn(),
  rate: 'session',
  body: z.object({
    action: z.literal('logoutas'),
    /** the library left, or the home library; it does not affect the result */
    admin_support_lib_id: z.optional(idOf('library')),
  }),
  answer: actingAnswerSchema,
  isAllowedWhileViewing: true,
  isAllowedAfterActing: true,
});

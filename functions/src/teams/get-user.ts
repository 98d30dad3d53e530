import * as z from 'zod/mini';
import { staffEndpoint } from '../platform/endpoint';
import { userViewOf, userViewSchema } from './user-view';

/** GET user: the signed-in person (S7.1-11). */
export const getUser = staffEndpoint({
  name: 'getUser',
  route: 'GET /api/teams/user',
  input: z.object({}),
  output: userViewSchema,
  rate: 'staffRead',
  libraryOf: (_input, staff) => staff.support_lib_id,
  run: async (_input, staff) => userViewOf(staff),
});

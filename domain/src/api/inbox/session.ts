import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { idOf, naming } from '../ids';

/** S7.1-01; authority comes from the identity token, so a name that differs from it is refused. */
export const login = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/login',
  summary: 'Exchanges the identity token for the chat token (S7.1-01, S7.1-02, D-20).',
  permission: signedIn(),
  rate: 'session',
  body: z.object({
    email: naming('email', z.string().check(z.maxLength(LIMITS.email))),
    user_id: idOf('person'),
    support_lib_id: idOf('library'),
  }),
  answer: z.object({
    token: z.string().check(z.minLength(1)),
    /** milliseconds since 1970 */
    expires_at: z.number(),
  }),
  isAllowedWhileViewing: true,
});

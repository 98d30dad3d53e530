import * as z from 'zod/mini';
import { open } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { accountEmail, message } from './account-email';

export const hlpt = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/hlpt',
  summary:
    'Emails a sign-in link to an address on the support list; the answer is the same for any address (D-13).',
  permission: open,
  rate: 'openMail',
  body: z.object({ email: accountEmail }),
  answer: message,
});

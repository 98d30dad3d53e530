import * as z from 'zod/mini';
import { open } from '../permissions/requirement';
import { defineEndpoint } from './contract';

export const approveInvitation = defineEndpoint({
  service: 'invitation',
  method: 'GET',
  path: '/approve',
  summary: 'Adds the recipient of an emailed link to the team (S7.1-10, D-09).',
  permission: open,
  rate: 'openRead',
  // A link that a mail program mangled counts as an invalid invitation (S8-26).
  query: z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') }),
  // The link was emailed to this address; the sign-in form is prefilled with it.
  answer: z.object({ message: z.string(), email: z.string() }),
});

import * as z from 'zod/mini';
import { open } from '../permissions/requirement';
import { defineEndpoint } from './contract';

export const approveInvitation = defineEndpoint({
  service: 'invitation',
  method: 'GET',
  path: '/approve',
  summary: 'Takes the person a link was mailed to onto the team (S7.1-10, D-09).',
  permission: open,
  rate: 'openRead',
  // Whatever else a mail program makes of the link is an invitation that is none (S8-26).
  query: z.object({ token: z.catch(z.string().check(z.maxLength(200)), '') }),
  // The link was mailed to this address; the sign-in form offers it.
  answer: z.object({ message: z.string(), email: z.string() }),
});

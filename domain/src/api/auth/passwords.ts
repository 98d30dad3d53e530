import * as z from 'zod/mini';
import { open, signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { accountEmail, message } from './account-email';

const LONGEST_PASSWORD = 1_024;

export const endedSessions = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/endedsessions',
  summary: "Records that an account's sessions ended; the answer is the same for every address (D-58).",
  permission: open,
  rate: 'openRead',
  body: z.object({ email: accountEmail }),
  answer: z.object({}),
});

export const updatePassword = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/updatePassword',
  summary: "Sets the caller's password, or that of a teammate with a lower role (S7.1-09, D-11).",
  permission: signedIn(),
  rate: 'session',
  body: z.object({
    email: accountEmail,
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
  }),
  answer: message,
});

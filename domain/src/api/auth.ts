import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address';
import { LIMITS } from '../limits';
import { open, signedIn } from '../permissions/requirement';
import { LOGIN_TEXTS } from '../texts/login';
import { defineEndpoint } from './contract';
import { ID_KINDS } from './fields';

const LONGEST_PASSWORD = 1_024;

/** As the account has it: capital letters stay. */
const accountEmail = z
  .string()
  .check(z.maxLength(LIMITS.email), z.trim(), z.refine(isEmailAddress, LOGIN_TEXTS.emailInvalid))
  .register(ID_KINDS, { kind: 'email' });

const flag = z.union([z.literal(0), z.literal(1)]);
const message = z.object({ message: z.string() });

export const resources1 = defineEndpoint({
  service: 'auth',
  method: 'GET',
  path: '/resources1',
  summary: 'Whether a library, by key or domain, is white-label and its subscription active (S7.1-03, D-49).',
  permission: open,
  rate: 'openRead',
  query: z
    .object({
      k: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
      d: z.optional(z.string().check(z.maxLength(LIMITS.hostName))),
    })
    .check(z.refine(({ k, d }) => (k === undefined) !== (d === undefined), 'either k or d is needed')),
  /** S7.1-04 */
  answer: z.object({ lw: flag, e: flag }),
});

export const hlpt = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/hlpt',
  summary: 'Mails a sign-in link to addresses of the support list; the answer is the same either way (D-13).',
  permission: open,
  rate: 'openMail',
  body: z.object({ email: accountEmail }),
  answer: message,
});

export const endedSessions = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/endedsessions',
  summary: "Writes down that an account's sessions ended; the answer is the same for every address (D-58).",
  permission: open,
  rate: 'openRead',
  body: z.object({ email: accountEmail }),
  answer: z.object({}),
});

export const updatePassword = defineEndpoint({
  service: 'auth',
  method: 'POST',
  path: '/updatePassword',
  summary: "Sets one's own password, or that of a teammate with a lower role (S7.1-09, D-11).",
  permission: signedIn(),
  rate: 'session',
  body: z.object({
    email: accountEmail,
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
  }),
  answer: message,
});

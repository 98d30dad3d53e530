import * as z from 'zod/mini';
import { emailLogItemSchema, emailLogListSchema } from '../../activity/email-log-item';
import { LIMITS } from '../../limits';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { pageFields } from '../fields';
import { idOf } from '../ids';

export const listEmailLogs = defineEndpoint({
  service: 'activity',
  method: 'GET',
  path: '/email-logs',
  summary: 'Lists emails of the current library, newest first, or by recipient; never their texts.',
  permission: generalSettings,
  rate: 'staffRead',
  query: z.object({
    ...pageFields('mail'),
    /** beginning of the recipient's address; '' for all */
    q: z._default(z.string().check(z.maxLength(LIMITS.email), z.trim(), z.toLowerCase()), ''),
  }),
  answer: emailLogListSchema,
});

export const retryEmail = defineEndpoint({
  service: 'activity',
  method: 'POST',
  path: '/email-logs',
  summary: 'Tries once to send an email again that failed; one whose content is deleted is refused.',
  permission: generalSettings,
  rate: 'staffWrite',
  body: z.object({ id: idOf('mail') }),
  answer: emailLogItemSchema,
});

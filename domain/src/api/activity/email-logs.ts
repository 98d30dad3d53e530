import * as z from 'zod/mini';
import { emailLogListSchema } from '../../activity/email-log-item';
import { LIMITS } from '../../limits';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { pageFields } from '../fields';

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

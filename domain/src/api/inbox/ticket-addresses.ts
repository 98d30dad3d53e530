import * as z from 'zod/mini';
import { widgetSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';

export const getTicketAddresses = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/ticketaddresses',
  summary:
    'The addresses of this installation that emails about tickets go to and come from, unless a library has its own (S7.7, S9-13).',
  permission: widgetSettings,
  rate: 'staffRead',
  answer: z.object({
    genericSupport: z.string(),
    notification: z.string(),
  }),
});

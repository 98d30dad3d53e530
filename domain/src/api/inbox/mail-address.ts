import * as z from 'zod/mini';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';

export const getMailAddress = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/mailaddress',
  summary: "The current library's own address, at which an email can open a ticket (D-98).",
  permission: generalSettings,
  rate: 'staffRead',
  answer: z.object({
    /** '' where no email comes in */
    address: z.string(),
  }),
});

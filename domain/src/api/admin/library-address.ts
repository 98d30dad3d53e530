import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';

const addressField = z.optional(z.string().check(z.maxLength(LIMITS.hostName + 20)));

export const changeLibraryAddress = defineEndpoint({
  service: 'admin',
  method: 'PATCH',
  path: '/libraryaddress',
  summary: 'Reference key, domain and sub-domain of the current library (D-01).',
  permission: generalSettings,
  rate: 'staffWrite',
  body: z.object({
    library_refkey: addressField,
    library_domain: addressField,
    custom_subDomain: addressField,
  }),
  answer: z.object({
    library_refkey: z.string(),
    library_domain: z.string(),
    custom_subDomain: z.string(),
  }),
});

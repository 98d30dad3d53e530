import * as z from 'zod/mini';
import { savedFormSchema } from '../../contact/saved-form';
import { contactForm } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';

export const saveContactForm = defineEndpoint({
  service: 'admin',
  method: 'PUT',
  path: '/contactform',
  summary: 'Saves the contact form of the current library, and whether it is online (S3-22 to S3-26, D-96).',
  permission: contactForm,
  rate: 'staffWrite',
  body: z.object({
    /** of the form that was edited; 0 before its first change */
    version: z.number().check(z.int(), z.gte(0)),
    isContactFormOnline: z.boolean(),
    contactForm: savedFormSchema,
  }),
  answer: z.object({ version: z.number() }),
});

import * as z from 'zod/mini';
import { agencyItemSchema, agencyListSchema } from '../../agency/agency-item';
import { LIMITS } from '../../limits';
import { signedIn } from '../../permissions/requirement';
import * as requirements from '../../permissions/requirements';
import { generalSettings } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { emailField, pageFields } from '../fields';
import { idOf } from '../ids';

const companyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.companyName));

const agencyAnswer = z.object({ agency: agencyItemSchema });

/** For agency users only (S4.2-01); the operation checks that. */
export const listAgencies = defineEndpoint({
  service: 'admin',
  method: 'GET',
  path: '/agency',
  summary: "The children of the caller's library, searched by name, or one library (S7.1-16, S2.8-21, D-51).",
  permission: signedIn(),
  rate: 'staffRead',
  query: z.object({
    ...pageFields('child'),
    /** the caller's own library, or one of its children; defaults to the caller's own */
    support_lib_id: z.optional(idOf('child')),
    list_children: z.optional(z.enum(['0', '1'])),
    q: z._default(z.string().check(z.maxLength(LIMITS.companyName)), ''),
  }),
  answer: agencyListSchema,
});

export const createAgency = defineEndpoint({
  service: 'admin',
  method: 'POST',
  path: '/agency',
  summary: "Creates a child of the caller's library and invites its owner (S7.1-16).",
  permission: generalSettings,
  rate: 'session',
  body: z.object({
    library_refkey: z.string().check(z.maxLength(100)),
    companyName,
    /** the owner, who is invited by email */
    library_email: emailField,
  }),
  answer: z.object({ agency: agencyItemSchema, invitation_id: z.string() }),
});

export const replaceAgency = defineEndpoint({
  service: 'admin',
  method: 'PUT',
  path: '/agency',
  summary: "Sets name, subscription and white-label of a child of the caller's library (S7.1-16).",
  permission: generalSettings,
  rate: 'staffWrite',
  body: z.object({
    support_lib_id: idOf('child'),
    companyName,
    is_subscription_active: z.boolean(),
    is_white_label: z.boolean(),
  }),
  answer: agencyAnswer,
});

export const changeAgency = defineEndpoint({
  service: 'admin',
  method: 'PATCH',
  path: '/agency',
  summary: "Changes some of name, subscription and white-label of a child of the caller's library (S7.1-16).",
  permission: generalSettings,
  rate: 'staffWrite',
  body: z.object({
    support_lib_id: idOf('child'),
    companyName: z.optional(companyName),
    is_subscription_active: z.optional(z.boolean()),
    is_white_label: z.optional(z.boolean()),
  }),
  answer: agencyAnswer,
});

export const exportAgencies = defineEndpoint({
  service: 'admin',
  method: 'GET',
  path: '/agencyexport',
  summary: 'Every library whose chat integration is switched on, as a file (S2.9-02, S9-26, D-40).',
  permission: requirements.exportAgencies,
  rate: 'session',
  answer: 'csv',
});

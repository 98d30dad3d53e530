import * as z from 'zod/mini';
import { anyone } from '../../permissions/requirement';
import { messengerSettings } from '../../permissions/requirements';
import { LONGEST_IDENTITY_TOKEN } from '../../widget/identity';
import { defineEndpoint } from '../contract';
import { publicLibraryId } from '../ids';

export const identifyVisitor = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/visitors/identity',
  summary:
    "Takes the word of a library's own server for who a visitor is: a short-lived token that it signed (D-88).",
  permission: anyone,
  rate: 'identity',
  body: z.object({
    support_lib_id: publicLibraryId,
    token: z.string().check(z.maxLength(LONGEST_IDENTITY_TOKEN)),
  }),
  answer: z.object({ name: z.string(), email: z.string() }),
});

const secretAnswer = z.object({
  /** what the library's server signs with */
  secret: z.string(),
});

export const getIdentitySecret = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/identitysecret',
  summary: 'The secret with which the server of the current library signs who its visitors are (D-88).',
  permission: messengerSettings,
  rate: 'staffRead',
  answer: secretAnswer,
});

export const renewIdentitySecret = defineEndpoint({
  service: 'inbox',
  method: 'POST',
  path: '/identitysecret',
  summary: 'Replaces the secret: tokens that were signed with the one before are refused from now on (D-88).',
  permission: messengerSettings,
  rate: 'staffWrite',
  answer: secretAnswer,
});

import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { signedIn } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { awayFlag } from '../fields';
import { agentSchema } from './agents';

/** The signed-in person (S3, "Logged-in agent details"). */
const userViewSchema = z.extend(agentSchema, {
  signature: z.string(),
  support_lib_id: z.string(),
  parent_lib_id: z.string(),
  permissions: z.record(z.string(), z.boolean()),
  /** uid of the teammate the user views as, '' for none */
  viewing_as: z.string(),
  /** when the person's time in another library ends, in milliseconds since 1970; null at home (D-12) */
  acting_until: z.nullable(z.number()),
});
export type UserView = z.infer<typeof userViewSchema>;

const text = (limit: number) => z.optional(z.string().check(z.maxLength(limit)));

/** A name can be changed but not removed. */
const name = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personName)));

export const getUser = defineEndpoint({
  service: 'teams',
  method: 'GET',
  path: '/user',
  summary: 'Returns the signed-in person (S7.1-11).',
  permission: signedIn(),
  rate: 'staffRead',
  answer: userViewSchema,
});

export const putUser = defineEndpoint({
  service: 'teams',
  method: 'PUT',
  path: '/user',
  summary: "Changes the caller's profile; fields left out stay (S7.1-11).",
  permission: signedIn(),
  rate: 'staffWrite',
  body: z.object({
    agent_name: name,
    display_name: name,
    signature: text(LIMITS.signature),
    /** address of a picture in the person's own folder, '' for none */
    agent_picture: text(LIMITS.url),
    is_away: z.optional(awayFlag),
  }),
  answer: userViewSchema,
});

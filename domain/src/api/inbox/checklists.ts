import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { runChecklists } from '../../permissions/requirements';
import { defineEndpoint } from '../contract';
import { conversationRef, idOf } from '../ids';

const ofRunners = { service: 'inbox', permission: runChecklists, rate: 'staffWrite' } as const;

const version = z.int().check(z.gte(1));
/** Names a checklist of a ticket. */
const named = { conversation_ref: conversationRef, sop_id: idOf('sop'), version };

export const startChecklist = defineEndpoint({
  ...ofRunners,
  method: 'POST',
  path: '/checklists',
  summary:
    'Runs the published version of an SOP as a checklist of a ticket; one that runs already stays as it is (D-85).',
  body: z.object({ conversation_ref: conversationRef, sop_id: idOf('sop') }),
  answer: z.object({ sop_id: z.string(), version: z.number() }),
});

export const tickStep = defineEndpoint({
  ...ofRunners,
  method: 'PATCH',
  path: '/checklists/steps',
  summary: 'Ticks or unticks a step of a running checklist, counted from 0 (D-85).',
  body: z.object({
    ...named,
    step: z.int().check(z.gte(0), z.lt(LIMITS.checklistSteps)),
    is_done: z.boolean(),
  }),
  answer: z.object({ step: z.number(), is_done: z.boolean() }),
});

export const endChecklist = defineEndpoint({
  ...ofRunners,
  method: 'PATCH',
  path: '/checklists',
  summary: 'Finishes or abandons a running checklist, whatever is ticked (D-85).',
  body: z.object({ ...named, state: z.enum(['finished', 'abandoned']) }),
  answer: z.object({ state: z.enum(['finished', 'abandoned']) }),
});

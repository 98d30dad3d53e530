import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

const CHECKLIST_STATES = ['running', 'finished', 'abandoned'] as const;

const checklistStepSchema = z.object({
  /** plain text */
  text: z.string(),
  /** uid of who ticked it, '' while it is not done */
  done_by: z.string(),
  done_name: z.string(),
  done_at: z.nullable(timestampSchema),
});
export type ChecklistStep = z.infer<typeof checklistStepSchema>;

/**
 * `Conversations/{ref}/Checklists/{sop}_{version}`: one version of an SOP, run on a ticket (D-85). Only functions write
 * it. It keeps the steps of its version, whatever becomes of the SOP.
 */
export const checklistSchema = z.looseObject({
  support_lib_id: z.string(),
  conversation_ref: z.string(),
  /** id of the SOP */
  sop_ref: z.string(),
  sop_title: z.string(),
  version: z.number(),
  state: z.enum(CHECKLIST_STATES),
  steps: z.array(checklistStepSchema),
  /** uid */
  started_by: z.string(),
  started_at: timestampSchema,
  /** null while it runs */
  ended_at: z.nullable(timestampSchema),
});
export type Checklist = z.infer<typeof checklistSchema> & { id: string };

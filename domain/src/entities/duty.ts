import * as z from 'zod/mini';

const outOfOfficeSchema = z.object({
  /** drawn by the page */
  ref: z.string(),
  /** first and last day, such as `2026-12-01`, by the clocks of the plan's time zone */
  from: z.string(),
  until: z.string(),
  /** for teammates, '' for none */
  reason: z.string(),
  /** uid of the teammate who covers, '' for nobody */
  substitute_ref: z.string(),
});
/** Days on which a person is out of office. */
export type OutOfOffice = z.infer<typeof outOfOfficeSchema>;

const dutyPlanSchema = z.object({
  /** of the library's business hours, '' for those of the person's teams */
  calendar_ref: z.string(),
  /** IANA name of the zone in which the days are meant */
  time_zone: z.string(),
  /** in the order of their days, of which none is in two of them */
  periods: z.array(outOfOfficeSchema),
  /** counts the changes, so that two people never overwrite each other's */
  version: z.number(),
});
/** When one person works, and when not. */
export type DutyPlan = z.infer<typeof dutyPlanSchema>;

/**
 * `DutyPlans/{libraryId}`: the plans of a library's people by uid, in one document, so that a list of people costs one
 * read (D-136). Functions alone read and write it.
 */
export const dutyPlansSchema = z.object({ people: z.record(z.string(), dutyPlanSchema) });
export type DutyPlans = z.infer<typeof dutyPlansSchema>['people'];

/** Of whoever planned nothing. */
export const NO_DUTY_PLAN: DutyPlan = { calendar_ref: '', time_zone: 'UTC', periods: [], version: 0 };

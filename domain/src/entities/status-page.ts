import * as z from 'zod/mini';
import { timestampSchema } from './timestamp';

/** From best to worst (D-38). */
export const COMPONENT_STATES = [
  'operational',
  'maintenance',
  'degraded',
  'partialOutage',
  'majorOutage',
] as const;
export type ComponentState = (typeof COMPONENT_STATES)[number];

/** In the order in which an incident usually passes them (D-38). */
export const INCIDENT_STATES = ['investigating', 'identified', 'monitoring', 'resolved'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

const componentState = z.enum(COMPONENT_STATES);

const statusGroupSchema = z.object({ id: z.string(), title: z.string() });
export type StatusGroup = z.infer<typeof statusGroupSchema>;

/** A part of the product that can fail by itself. */
const statusComponentSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** '' outside of all groups */
  groupId: z.string(),
  state: componentState,
  /** milliseconds; there are no figures of the time before */
  createdAt: z.number(),
});
export type StatusComponent = z.infer<typeof statusComponentSchema>;

/** The state that a component has from a moment on. */
const stateChangeSchema = z.object({
  componentId: z.string(),
  state: componentState,
  /** milliseconds */
  at: z.number(),
});
export type StateChange = z.infer<typeof stateChangeSchema>;

const incidentUpdateSchema = z.object({
  id: z.string(),
  state: z.enum(INCIDENT_STATES),
  text: z.string(),
  /** milliseconds */
  at: z.number(),
});
export type IncidentUpdate = z.infer<typeof incidentUpdateSchema>;

/** Something that went wrong, or planned maintenance if it has a window. */
const incidentSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** components that it affects */
  componentIds: z.array(z.string()),
  state: z.enum(INCIDENT_STATES),
  /** milliseconds, as the following times */
  startedAt: z.number(),
  /** null while it lasts */
  resolvedAt: z.nullable(z.number()),
  /** of planned maintenance; null for an incident */
  window: z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
  /** the latest first */
  updates: z.array(incidentUpdateSchema),
  /** id of the news flash that tells of it, which follows its updates (U-13); '' or missing for none */
  newsFlashId: z.optional(z.catch(z.string(), '')),
});
export type Incident = z.infer<typeof incidentSchema>;

/** What visitors see of a library's status page: components, their states of the last months, and recent incidents. */
const shownShape = {
  support_lib_id: z.string(),
  groups: z.array(statusGroupSchema),
  /** in the order in which they are shown */
  components: z.array(statusComponentSchema),
  /** of the last 90 days and the one before, in the order of their times */
  stateChanges: z.array(stateChangeSchema),
  /** those that last or have not begun, and those of the last 14 days, the latest first */
  incidents: z.array(incidentSchema),
};

/**
 * `StatusPages/{libraryId}` (S2.1-05, D-38): one document, so that a page costs one read. Functions write it; anyone
 * reads it once it is published.
 */
export const statusPageSchema = z.looseObject({
  ...shownShape,
  is_published: z.boolean(),
  /** counts the changes, so that two people who edit at once do not overwrite each other */
  version: z.number(),
  updated_at: timestampSchema,
  updated_by: z.string(),
});
export type StatusPage = z.infer<typeof statusPageSchema>;

/**
 * `StatusHistories/{libraryId}` (S2.1-07): all incidents, the latest first, as many as fit one document. Its own
 * document, so that neither page has to read what only the other shows.
 */
export const statusHistorySchema = z.looseObject({
  support_lib_id: z.string(),
  /** as the page is */
  is_published: z.boolean(),
  incidents: z.array(incidentSchema),
  /** as the page has them, whose names the history says; histories that were written before lack them */
  components: z.optional(z.array(statusComponentSchema)),
});
export type StatusHistory = z.infer<typeof statusHistorySchema>;

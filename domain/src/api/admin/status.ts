import * as z from 'zod/mini';
import { COMPONENT_STATES, INCIDENT_STATES } from '../../entities/status-page';
import { MAILING_OCCASIONS, MAILING_STATES } from '../../entities/status-subscriber';
import { LIMITS } from '../../limits';
import { generalSettings } from '../../permissions/requirements';
import { PLAUSIBLE_TIMES } from '../../status/plausible-time';
import { defineEndpoint } from '../contract';
import { emailField } from '../fields';
import { idField } from '../ids';

const text = (limit: number) => z.string().check(z.trim(), z.maxLength(limit));
const requiredText = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const areDistinct = (entries: readonly { readonly id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

/** Milliseconds since 1970, in this century. */
const moment = z.number().check(z.int(), z.gte(PLAUSIBLE_TIMES.from), z.lte(PLAUSIBLE_TIMES.to));

const wantedStates = z
  .array(z.object({ componentId: idField, state: z.enum(COMPONENT_STATES) }))
  .check(z.maxLength(LIMITS.statusComponents));

/** Of maintenance; null for none. */
const windowField = z.nullable(
  z
    .object({ startsAt: moment, endsAt: moment })
    .check(z.refine(({ startsAt, endsAt }) => startsAt < endsAt, 'ends before it begins')),
);

/** Whether subscribers get a mail. Pages that were opened before there were subscribers do not say. */
const mailsSubscribers = z._default(z.boolean(), true);

/** One of these operations tells how many changes the page has seen; screens follow the page itself. */
const answer = z.object({ version: z.number() });

const ofStaff = { service: 'admin', permission: generalSettings, rate: 'staffWrite', answer } as const;

export const arrangeStatusPage = defineEndpoint({
  ...ofStaff,
  method: 'PUT',
  path: '/status',
  summary: 'Saves groups, components and whether visitors see the status page (S2.1-05, D-38).',
  body: z.object({
    /** of the page that was edited; 0 before there is one */
    version: z.number().check(z.int(), z.gte(0)),
    isPublished: z.boolean(),
    groups: z
      .array(z.object({ id: idField, title: requiredText(LIMITS.statusTitle) }))
      .check(z.maxLength(LIMITS.statusGroups), z.refine(areDistinct, 'has an id twice')),
    components: z
      .array(
        z.object({
          id: idField,
          title: requiredText(LIMITS.statusTitle),
          description: text(LIMITS.statusDescription),
          /** '' outside of all groups */
          groupId: z.union([z.literal(''), idField]),
        }),
      )
      .check(z.maxLength(LIMITS.statusComponents), z.refine(areDistinct, 'has an id twice')),
  }),
});

export const setComponentState = defineEndpoint({
  ...ofStaff,
  method: 'PATCH',
  path: '/status/components',
  summary: 'Sets the state of a component without an incident (D-38).',
  body: z.object({ componentId: idField, state: z.enum(COMPONENT_STATES) }),
});

export const openIncident = defineEndpoint({
  ...ofStaff,
  method: 'POST',
  path: '/status/incidents',
  summary:
    'Opens an incident or plans maintenance on the status page; the same id again changes nothing (D-38).',
  body: z.object({
    /** drawn by the page */
    id: idField,
    title: requiredText(LIMITS.incidentTitle),
    state: z.enum(INCIDENT_STATES),
    text: requiredText(LIMITS.incidentText),
    states: wantedStates,
    window: windowField,
    mailsSubscribers,
    /** whether a news flash tells of it until it is resolved; needs the permission to publish news */
    publishesNews: z._default(z.boolean(), false),
  }),
});

export const correctIncident = defineEndpoint({
  ...ofStaff,
  method: 'PATCH',
  path: '/status/incidents',
  summary:
    'Corrects the words of an incident, what it affects, and the window of maintenance; mails nobody (D-90).',
  body: z.object({
    incidentId: idField,
    title: requiredText(LIMITS.incidentTitle),
    /** of updates, by their ids; those that are not named stay */
    texts: z
      .array(z.object({ id: idField, text: requiredText(LIMITS.incidentText) }))
      .check(z.maxLength(LIMITS.incidentUpdates), z.refine(areDistinct, 'has an id twice')),
    /** components that it does not affect after all */
    withoutIds: z.array(idField).check(z.maxLength(LIMITS.statusComponents)),
    /** null leaves it as it is */
    window: windowField,
  }),
});

export const deleteIncident = defineEndpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/status/incidents',
  summary: 'Takes a mistaken report off the status page and out of its history; mails nobody (D-90).',
  body: z.object({ incidentId: idField }),
});

export const unlinkIncidentNews = defineEndpoint({
  ...ofStaff,
  method: 'DELETE',
  path: '/status/incidents/news',
  summary: 'Leaves the news flash of an incident to itself: updates do not change or end it any more (U-13).',
  body: z.object({ incidentId: idField }),
});

export const postIncidentUpdate = defineEndpoint({
  ...ofStaff,
  method: 'POST',
  path: '/status/incidents/updates',
  summary: 'Adds an update to an incident; resolving it sets its components operational (D-38).',
  body: z.object({
    incidentId: idField,
    /** drawn by the page, so that the same update again changes nothing */
    id: idField,
    state: z.enum(INCIDENT_STATES),
    text: requiredText(LIMITS.incidentText),
    states: wantedStates,
    mailsSubscribers,
  }),
});

export const getStatusSubscribers = defineEndpoint({
  service: 'admin',
  method: 'GET',
  path: '/status/subscribers',
  summary: 'How many subscribers a status page has, and how far its latest mailings are (D-38).',
  permission: generalSettings,
  rate: 'staffRead',
  answer: z.object({
    /** those who confirmed */
    subscribers: z.number(),
    /** the latest first */
    mailings: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        occasion: z.enum(MAILING_OCCASIONS),
        due_at: z.string(),
        state: z.enum(MAILING_STATES),
        /** mails that are written; more follow while it waits */
        mails: z.number(),
        sent: z.number(),
        failed: z.number(),
      }),
    ),
  }),
});

export const removeStatusSubscriber = defineEndpoint({
  service: 'admin',
  method: 'DELETE',
  path: '/status/subscribers',
  summary: 'Deletes an email address from the subscribers of the status page (D-38).',
  permission: generalSettings,
  rate: 'staffWrite',
  body: z.object({ email: emailField }),
  /** false if the address was none of them */
  answer: z.object({ isRemoved: z.boolean() }),
});

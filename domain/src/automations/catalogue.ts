import { EVENT_CAUSES, type EventCause } from '../entities/workflow-run';
import type { Catalogue, Field } from '../predicate/catalogue';
import { WORKFLOW_TEXTS } from '../texts/workflows';
import { type FilteredTicket, forEverybody, TICKET_CATALOGUE } from '../tickets/ticket-predicate';

/** What an automation asks about: a ticket at the time of an event. */
export interface AutomationSubject extends FilteredTicket {
  readonly cause: EventCause;
  /** whether its team, or the library, has business hours now; always, without a calendar */
  readonly isInHours: boolean;
}

const { fields: LABELS, inHours, outOfHours } = WORKFLOW_TEXTS;

const OF_TICKETS: Catalogue<AutomationSubject> = Object.fromEntries(
  Object.entries(TICKET_CATALOGUE).map(([name, field]): [string, Field<FilteredTicket>] => [
    name,
    forEverybody(field),
  ]),
);

/** The fields that conditions of automations ask, whoever looks (D-144). */
export const AUTOMATION_CATALOGUE: Catalogue<AutomationSubject> = {
  ...OF_TICKETS,
  in_hours: {
    kind: 'flag',
    label: LABELS.inHours,
    yes: inHours,
    no: outOfHours,
    read: ({ isInHours }) => isInHours,
  },
  cause: {
    kind: 'choice',
    label: LABELS.cause,
    tokens: [],
    only: EVENT_CAUSES,
    read: ({ cause }) => cause,
  },
};

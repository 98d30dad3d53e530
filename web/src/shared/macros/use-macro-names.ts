import type { OwnStatus, TicketField } from '@harborline/domain/entities/ticket-fields';
import type { ActionNames } from '@harborline/domain/macros/action-text';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { useMemo } from 'react';
import type { Loadable } from '../requests/loadable';
import { useStaff } from '../staff/session-context';
import { useLivePeopleWho } from '../staff/use-people-who';
import { useTeams } from '../teams/use-teams';
import { useAllFieldOptions } from '../ticket-fields/use-field-options';
import { ownStatuses } from '../ticket-statuses/own-statuses';
import { useTicketStatuses } from '../ticket-statuses/use-ticket-statuses';

interface Named {
  readonly ref: string;
  readonly name: string;
}

/** What actions can name. */
export interface MacroTargets {
  readonly people: readonly Named[];
  /** of the library's own (D-121) */
  readonly statuses: readonly OwnStatus[];
  readonly teams: readonly Named[];
  readonly fields: Readonly<Record<TicketField, readonly Named[]>>;
}

const NONE: readonly Named[] = [];
const NO_FIELDS: MacroTargets['fields'] = { type: NONE, category: NONE, tier: NONE };

const dataOr = <Data>(state: Loadable<Data>, without: Data): Data =>
  state.status === 'ready' ? state.data : without;

/** While something is read, its name is not known to be gone. */
const nameIn = (list: readonly Named[], ref: string, { status }: Loadable<unknown>): string | undefined =>
  list.find((one) => one.ref === ref)?.name ?? (status === 'ready' ? undefined : MACRO_TEXTS.readingName);

interface MacroNames {
  readonly names: ActionNames;
  readonly targets: MacroTargets;
  /** of all targets together */
  readonly status: 'loading' | 'ready' | 'failed';
}

const HAS_FAILED: readonly string[] = ['failed', 'denied'];

function statusOf(states: readonly Loadable<unknown>[]): MacroNames['status'] {
  if (states.some(({ status }) => HAS_FAILED.includes(status))) return 'failed';
  return states.every(({ status }) => status === 'ready') ? 'ready' : 'loading';
}

/** The people, statuses, teams and options that macros of this library can name, and how they are called. */
export function useMacroNames(): MacroNames {
  const { support_lib_id: libraryId } = useStaff();
  const people = useLivePeopleWho(libraryId, replyToTickets);
  const statuses = useTicketStatuses().state;
  const teams = useTeams().state;
  const fields = useAllFieldOptions().state;
  return useMemo(() => {
    const targets: MacroTargets = {
      people: dataOr(people, []).map((one) => ({
        ref: one.id,
        name: senderName(one) || ASSIGNEE_TEXTS.unnamed,
      })),
      statuses: ownStatuses(dataOr(statuses, [])),
      teams: dataOr(teams, []),
      fields: dataOr(fields, NO_FIELDS),
    };
    const names: ActionNames = {
      person: (uid) => nameIn(targets.people, uid, people),
      ownStatus: (ref) => nameIn(targets.statuses, ref, statuses),
      team: (ref) => nameIn(targets.teams, ref, teams),
      option: (field, ref) => nameIn(targets.fields[field], ref, fields),
    };
    return { names, targets, status: statusOf([people, statuses, teams, fields]) };
  }, [people, statuses, teams, fields]);
}

import { CONVERSATION_STATUSES, TICKET_SOURCES } from '@harborline/domain/entities/conversation';
import { viewTickets } from '@harborline/domain/permissions/requirements';
import { type Catalogue, fieldOf } from '@harborline/domain/predicate/catalogue';
import { TOKENS } from '@harborline/domain/predicate/predicate';
import type { Wording } from '@harborline/domain/predicate/sentence';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { PRIORITY_LABELS } from '@harborline/domain/texts/priority';
import { TICKET_FILTER_TEXTS } from '@harborline/domain/texts/ticket-filters';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import { TICKET_CATALOGUE, type TicketFieldName } from '@harborline/domain/tickets/ticket-predicate';
import { useMemo } from 'react';
import { useStaff } from '../staff/session-context';
import { useLivePeopleWho } from '../staff/use-people-who';
import { useTeams } from '../teams/use-teams';
import { useAllFieldOptions } from '../ticket-fields/use-field-options';
import { ownStatuses } from '../ticket-statuses/own-statuses';
import { useTicketStatuses } from '../ticket-statuses/use-ticket-statuses';
import { useTags } from '../ticket-tags/use-tags';
import type { Choice } from '../ui-admin/choice-select';

type Choices = readonly Choice<string>[];

/** What each field of refs can be; null while that is not known. */
type Known = Readonly<Partial<Record<TicketFieldName, Choices | null>>>;

const FIXED: Known = {
  status: CONVERSATION_STATUSES.map((value) => ({ value, label: TICKET_FILTER_TEXTS.statuses[value] })),
  priority: PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] })),
  source: TICKET_SOURCES.map((value) => ({ value, label: TICKET_FILTER_TEXTS.sources[value] })),
};

/** No tag is missing to which the list would have to be read again. */
const NO_TAGS: readonly string[] = [];

const isKnownField = (name: string): name is TicketFieldName => Object.hasOwn(TICKET_CATALOGUE, name);

const named = (list: readonly { readonly ref: string; readonly name: string }[]): Choices =>
  list.map(({ ref, name }) => ({ value: ref, label: name }));

/** The library's people, teams, tags and lists, as fields offer them. */
function useKnown(): Known {
  const { support_lib_id: libraryId } = useStaff();
  const people = useLivePeopleWho(libraryId, viewTickets);
  const teams = useTeams().state;
  const tags = useTags(NO_TAGS).state;
  const lists = useAllFieldOptions().state;
  const statuses = useTicketStatuses().state;
  return useMemo(() => {
    const persons =
      people.status === 'ready'
        ? people.data.map((one) => ({ value: one.id, label: senderName(one) || ASSIGNEE_TEXTS.unnamed }))
        : null;
    const listOf = (field: 'type' | 'category' | 'tier') =>
      lists.status === 'ready' ? named(lists.data[field]) : null;
    return {
      ...FIXED,
      own_status: statuses.status === 'ready' ? named(ownStatuses(statuses.data)) : null,
      assignee: persons,
      created_by: persons,
      team: teams.status === 'ready' ? named(teams.data) : null,
      tag:
        tags.status === 'ready'
          ? tags.data.tags.map(({ tag_ref, name }) => ({ value: tag_ref, label: name }))
          : null,
      type: listOf('type'),
      category: listOf('category'),
      tier: listOf('tier'),
    };
  }, [people, teams, tags, lists, statuses]);
}

/** What nobody, or no value, is called. */
function noneText(field: string): string {
  if (field === 'assignee') return TICKET_FILTER_TEXTS.nobody;
  return field === 'created_by' ? TICKET_FILTER_TEXTS.visitorThemselves : TICKET_FILTER_TEXTS.none;
}

function tokenText(field: string, value: string): string | null {
  if (value === TOKENS.me) return TICKET_FILTER_TEXTS.you;
  if (value === TOKENS.myTeams) return TICKET_FILTER_TEXTS.yourTeams;
  return value === TOKENS.none || value === '' ? noneText(field) : null;
}

export interface FilterWords {
  readonly wording: Wording;
  readonly optionsOf: (field: string) => Choices;
}

/** What fields can be that tickets do not have. */
type Added = Readonly<Record<string, Choices>>;
const NOTHING_ADDED: Added = {};

/**
 * How filters are worded, and what their fields offer.
 * @param catalogue the fields that may be asked
 * @param added what those can be that tickets do not have; the same object each time
 */
export function useFilterWords(
  catalogue: Catalogue<never> = TICKET_CATALOGUE,
  added: Added = NOTHING_ADDED,
): FilterWords {
  const known = useKnown();
  const tags = useTags(NO_TAGS).state;
  return useMemo(() => {
    const choicesOf = (field: string) =>
      added[field] ?? (isKnownField(field) ? known[field] : undefined) ?? null;
    const merged = tags.status === 'ready' ? tags.data.merged : [];
    const nameOf = (field: string, asked: string): string => {
      const choices = choicesOf(field);
      // A filter may be older than the merge of a tag (D-117).
      const value = (field === 'tag' && merged.find(({ tag_ref }) => tag_ref === asked)?.into) || asked;
      const found = choices?.find((choice) => choice.value === value)?.label;
      const unknown = choices === null ? TICKET_FILTER_TEXTS.loadingValue : TICKET_FILTER_TEXTS.removedValue;
      return tokenText(field, value) ?? found ?? unknown;
    };
    const tokensOf = (name: string): Choices => {
      const field = fieldOf(catalogue, name);
      const tokens = field?.kind === 'choice' || field?.kind === 'set' ? field.tokens : [];
      return tokens.map((value) => ({ value, label: tokenText(name, value) ?? value }));
    };
    return {
      wording: { catalogue, nameOf },
      optionsOf: (field) => [...tokensOf(field), ...(choicesOf(field) ?? [])],
    };
  }, [known, tags, catalogue, added]);
}

import { SETTABLE_STATUSES } from '@harborline/domain/entities/conversation';
import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { STATUS_TEXTS } from '@harborline/domain/texts/inbox';
import { PRIORITY_LABELS } from '@harborline/domain/texts/priority';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { ownRefOf } from '@harborline/domain/tickets/own-statuses';
import { PRIORITIES } from '@harborline/domain/tickets/priority';
import { ticketTarget } from '../../shared/commands/ticket-target';
import { useStaff } from '../../shared/staff/session-context';
import { useLivePeopleWho } from '../../shared/staff/use-people-who';
import { ownStatuses } from '../../shared/ticket-statuses/own-statuses';
import { useTicketStatuses } from '../../shared/ticket-statuses/use-ticket-statuses';
import { useTags } from '../../shared/ticket-tags/use-tags';
import type { Command } from './command';

type Target = NonNullable<ReturnType<typeof ticketTarget>>;

const act = (id: string, label: string, run: Command['run']): Command => ({
  id: `ticket ${id}`,
  group: 'act',
  label,
  detail: '',
  run,
});

function useAssigning(target: Target | null): Command[] {
  const { uid, support_lib_id: libraryId } = useStaff();
  const team = useLivePeopleWho(target === null ? null : libraryId, replyToTickets);
  const people = team.status === 'ready' ? team.data : [];
  if (target === null) return [];
  const assign = (id: string, name: string, label: string) =>
    id === target.assignedTo ? [] : [act(`assign ${id}`, label, () => target.assign({ id, name }))];
  return [
    ...people.flatMap((person) => {
      const name = senderName(person);
      const isSelf = person.id === uid;
      return assign(person.id, name, COMMAND_TEXTS.assignTo(isSelf ? ASSIGNEE_TEXTS.you(name) : name));
    }),
    ...assign('', '', COMMAND_TEXTS.assignTo(ASSIGNEE_TEXTS.nobody)),
  ];
}

function useStatuses(target: Target | null): Command[] {
  const { state } = useTicketStatuses(target !== null);
  if (target === null) return [];
  const own = state.status === 'ready' ? ownStatuses(state.data) : [];
  const current = ownRefOf(target.status) || target.status.status;
  const set = (ref: string, name: string, run: Command['run']) =>
    ref === current ? [] : [act(`status ${ref}`, COMMAND_TEXTS.setStatus(name), run)];
  return [
    ...SETTABLE_STATUSES.flatMap((status) =>
      set(status, STATUS_TEXTS[status], () => target.setStatus(status, null)),
    ),
    ...own.flatMap((one) => set(one.ref, one.name, () => target.setStatus(one.counts_as, one))),
  ];
}

function useTagging(target: Target | null): Command[] {
  const { state, currentOf } = useTags(target?.tagRefs ?? [], target !== null);
  if (target === null || state.status !== 'ready') return [];
  const has = new Set(target.tagRefs.map(currentOf));
  return state.data.tags.map(({ tag_ref: ref, name }) =>
    has.has(ref)
      ? act(`tag ${ref}`, TAG_TEXTS.remove(name), () => target.setTag(name, false))
      : act(`tag ${ref}`, COMMAND_TEXTS.addTag(name), () => target.setTag(name, true)),
  );
}

/** What can be done to the ticket that is shown, once something is typed; none where nobody may change it (D-106). */
export function useTicketCommands(text: string): Command[] {
  const shown = ticketTarget();
  const target = text.trim() === '' ? null : shown;
  const assigning = useAssigning(target);
  const statuses = useStatuses(target);
  const tagging = useTagging(target);
  if (target === null) return [];
  return [
    ...assigning,
    ...statuses,
    ...PRIORITIES.filter((priority) => priority !== target.priority).map((priority) =>
      act(`priority ${priority}`, COMMAND_TEXTS.setPriority(PRIORITY_LABELS[priority]), () =>
        target.setPriority(priority),
      ),
    ),
    ...tagging,
    act('merge', COMMAND_TEXTS.mergeTicket, target.merge),
  ];
}

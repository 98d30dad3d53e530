import { replyToTickets } from '@harborline/domain/permissions/requirements';
import { senderName } from '@harborline/domain/team/sender-name';
import { ASSIGNEE_TEXTS } from '@harborline/domain/texts/assignee';
import { outText } from '../../../shared/duty/duty-text';
import { useDuty } from '../../../shared/duty/use-duty';
import { useStaff } from '../../../shared/staff/session-context';
import { staffName } from '../../../shared/staff/staff-name';
import { useLivePeopleWho } from '../../../shared/staff/use-people-who';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';

interface AssigneeChoiceProps {
  readonly assignedTo: string;
  readonly isDisabled: boolean;
  readonly onChange: (uid: string) => void;
}

/** Who gets a new ticket: oneself, nobody, or a teammate who answers tickets (D-76). */
export function AssigneeChoice({ assignedTo, isDisabled, onChange }: AssigneeChoiceProps) {
  const self = useStaff();
  const duty = useDuty();
  const out = outText(duty.of(assignedTo));
  const team = useLivePeopleWho(self.support_lib_id, replyToTickets);
  const others = team.status === 'ready' ? team.data.filter(({ id }) => id !== self.uid) : [];
  const isListed = ['', self.uid, ...others.map(({ id }) => id)].includes(assignedTo);
  // Chosen before; the server refuses them, too.
  const isGone = team.status === 'ready' && !isListed;
  const hasFailed = team.status === 'failed' || team.status === 'denied';
  return (
    <ChoiceSelect
      label={ASSIGNEE_TEXTS.label}
      value={assignedTo}
      choices={[
        { value: self.uid, label: ASSIGNEE_TEXTS.you(staffName(self)) },
        { value: '', label: ASSIGNEE_TEXTS.nobody },
        ...others.map((person) => ({
          value: person.id,
          label: senderName(person) || ASSIGNEE_TEXTS.unnamed,
        })),
        ...(isListed
          ? []
          : [{ value: assignedTo, label: isGone ? ASSIGNEE_TEXTS.formerTeammate : ASSIGNEE_TEXTS.reading }]),
      ]}
      isDisabled={isDisabled}
      helpText={hasFailed ? ASSIGNEE_TEXTS.loadFailed : (out ?? undefined)}
      errorText={isGone ? ASSIGNEE_TEXTS.gone : undefined}
      onChange={onChange}
    />
  );
}

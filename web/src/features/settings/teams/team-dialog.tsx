import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { senderName } from '@harborline/domain/team/sender-name';
import { teamName } from '@harborline/domain/team/teams';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { TEAMS_TEXTS } from '@harborline/domain/texts/teams';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { FormDialog } from '../../../shared/ui-admin/form-dialog';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { People } from './people';
import type { TeamWords } from './use-team-changes';

interface TeamDialogProps {
  /** null for a new one */
  readonly team: Team | null;
  readonly teams: readonly Team[];
  readonly people: People;
  /** the library's calendars; none for people who may not read them */
  readonly calendars: readonly Pick<NamedCalendar, 'ref' | 'name'>[];
  readonly isBusy: boolean;
  /** told what is new or has changed: what a teammate changes meanwhile stays */
  readonly onSave: (words: Partial<TeamWords>) => void;
  readonly onClose: () => void;
}

/** A team's name, and who is in it. */
export function TeamDialog({ team, teams, people, calendars, isBusy, onSave, onClose }: TeamDialogProps) {
  const [typed, setTyped] = useState(team?.name ?? '');
  // Those who have left are not chosen again.
  const [before] = useState(
    () => team?.member_uids.filter((uid) => people.some(({ id }) => id === uid)) ?? [],
  );
  const [members, setMembers] = useState(before);
  const [calendarBefore] = useState(team?.calendar_ref ?? '');
  const [calendarRef, setCalendarRef] = useState(calendarBefore);
  const membersId = useId();
  const name = teamName(typed);
  const isTaken = isNameTaken(teams, name, team?.ref ?? '');
  const nameOf = (uid: string): string => {
    const person = people.find(({ id }) => id === uid);
    return person === undefined ? '' : senderName(person);
  };
  return (
    <FormDialog
      title={team === null ? TEAMS_TEXTS.create : TEAMS_TEXTS.edit(team.name)}
      description={TEAMS_TEXTS.emptyBody}
      confirmLabel={TEAMS_TEXTS.save}
      isBusy={isBusy}
      isReady={name !== '' && !isTaken}
      onSubmit={() =>
        onSave({
          ...(name !== team?.name && { name }),
          ...((team === null || members !== before) && { member_uids: members }),
          ...(calendarRef !== calendarBefore && { calendar_ref: calendarRef }),
        })
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          autoFocus
          label={TEAMS_TEXTS.name}
          value={typed}
          errorText={isTaken ? TEAMS_TEXTS.nameTaken : undefined}
          inputProps={{ maxLength: LIMITS.teamName, dir: 'auto' }}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Box>
          <FormLabel htmlFor={membersId} sx={{ display: 'block', mb: 0.75, typography: 'subtitle2' }}>
            {TEAMS_TEXTS.members}
          </FormLabel>
          <Autocomplete
            id={membersId}
            multiple
            disableCloseOnSelect
            size="small"
            options={people.map(({ id }) => id)}
            value={members}
            getOptionLabel={nameOf}
            getOptionKey={(uid) => uid}
            onChange={(_, uids) => setMembers(uids)}
            renderInput={(params) => (
              <TextField
                {...params}
                helperText={TEAMS_TEXTS.membersHint}
                slotProps={{ ...params.slotProps, formHelperText: { sx: { mx: 0 } } }}
              />
            )}
          />
        </Box>
        {calendars.length > 0 && (
          <ChoiceSelect
            label={BUSINESS_HOURS_TEXTS.ofTeam}
            // One that is gone counts as none.
            value={calendars.some(({ ref }) => ref === calendarRef) ? calendarRef : ''}
            helpText={BUSINESS_HOURS_TEXTS.ofTeamHelp}
            choices={[
              { value: '', label: BUSINESS_HOURS_TEXTS.ofTeamDefault },
              ...calendars.map(({ ref, name: label }) => ({ value: ref, label })),
            ]}
            onChange={setCalendarRef}
          />
        )}
      </Box>
    </FormDialog>
  );
}

import type { RoutingRules, TeamRules } from '@harborline/domain/entities/routing-rules';
import type { Team } from '@harborline/domain/entities/teams';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DraftDialog } from '../../../shared/ui-admin/draft-dialog';
import { CountField } from './count-field';
import { minutesOf } from './routing-values';

const IN_TWO = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The rules of a team while they are edited. */
interface TeamValues {
  readonly chatWait: string;
  readonly ticketWait: string;
  /** 'anybody', 'nobody', or `team:` and a ref */
  readonly overflow: string;
  readonly chatOverflow: string;
  readonly ticketOverflow: string;
  readonly skills: readonly string[];
}

const OF_TEAM = 'team:';

const valuesOf = (rules: TeamRules): TeamValues => ({
  chatWait: rules.chat_wait_minutes === null ? '' : String(rules.chat_wait_minutes),
  ticketWait: rules.ticket_wait_minutes === null ? '' : String(rules.ticket_wait_minutes),
  overflow: rules.overflow === 'team' ? `${OF_TEAM}${rules.overflow_team_ref}` : rules.overflow,
  chatOverflow: String(rules.chat_overflow_minutes),
  ticketOverflow: String(rules.ticket_overflow_minutes),
  skills: rules.skill_refs,
});

const isWaitWrong = (text: string): boolean => text.trim() !== '' && minutesOf(text) === null;
const waitOf = (text: string): number | null => (text.trim() === '' ? null : minutesOf(text));

/** @returns null while something is wrong */
function rulesOf(teamRef: string, values: TeamValues): TeamRules | null {
  const { chatWait, ticketWait, overflow, skills } = values;
  // Where nobody helps out, these are not asked for.
  const isAsked = overflow !== 'nobody';
  const chats = isAsked ? minutesOf(values.chatOverflow) : 0;
  const tickets = isAsked ? minutesOf(values.ticketOverflow) : 0;
  if (isWaitWrong(chatWait) || isWaitWrong(ticketWait) || chats === null || tickets === null) return null;
  const isTeam = overflow.startsWith(OF_TEAM);
  return {
    team_ref: teamRef,
    chat_wait_minutes: waitOf(chatWait),
    ticket_wait_minutes: waitOf(ticketWait),
    overflow: isTeam ? 'team' : overflow === 'nobody' ? 'nobody' : 'anybody',
    overflow_team_ref: isTeam ? overflow.slice(OF_TEAM.length) : '',
    chat_overflow_minutes: chats,
    ticket_overflow_minutes: tickets,
    skill_refs: [...skills],
  };
}

interface FieldsProps {
  readonly values: TeamValues;
  readonly onChange: (changed: Partial<TeamValues>) => void;
}

const wrong = (isWrong: boolean): string | undefined => (isWrong ? TEXTS.minutesWrong : undefined);

function WaitFields({ values, onChange }: FieldsProps) {
  return (
    <Box sx={IN_TWO}>
      <CountField
        label={TEXTS.chatWait}
        value={values.chatWait}
        isDisabled={false}
        helpText={TEXTS.waitEmpty}
        errorText={wrong(isWaitWrong(values.chatWait))}
        onChange={(chatWait) => onChange({ chatWait })}
      />
      <CountField
        label={TEXTS.ticketWaitOfTeam}
        value={values.ticketWait}
        isDisabled={false}
        helpText={TEXTS.waitEmpty}
        errorText={wrong(isWaitWrong(values.ticketWait))}
        onChange={(ticketWait) => onChange({ ticketWait })}
      />
    </Box>
  );
}

function OverflowFields({ values, onChange, teams }: FieldsProps & { readonly teams: readonly Team[] }) {
  return (
    <>
      <ChoiceSelect
        label={TEXTS.overflow}
        value={values.overflow}
        choices={[
          { value: 'anybody', label: TEXTS.overflowChoices.anybody },
          ...teams.map(({ ref, name }) => ({
            value: `${OF_TEAM}${ref}`,
            label: TEXTS.overflowChoices.team(name),
          })),
          { value: 'nobody', label: TEXTS.overflowChoices.nobody },
        ]}
        onChange={(overflow) => onChange({ overflow })}
      />
      {values.overflow !== 'nobody' && (
        <Box sx={IN_TWO}>
          <CountField
            label={TEXTS.chatOverflow}
            value={values.chatOverflow}
            isDisabled={false}
            helpText={TEXTS.overflowHelp}
            errorText={wrong(minutesOf(values.chatOverflow) === null)}
            onChange={(chatOverflow) => onChange({ chatOverflow })}
          />
          <CountField
            label={TEXTS.ticketOverflow}
            value={values.ticketOverflow}
            isDisabled={false}
            helpText={TEXTS.overflowHelp}
            errorText={wrong(minutesOf(values.ticketOverflow) === null)}
            onChange={(ticketOverflow) => onChange({ ticketOverflow })}
          />
        </Box>
      )}
    </>
  );
}

function SkillFields({
  values,
  onChange,
  skills,
}: FieldsProps & { readonly skills: RoutingRules['skills'] }) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {TEXTS.skillsOfTeam}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {TEXTS.skillsOfTeamHelp}
      </Typography>
      {skills.map(({ ref, name }) => (
        <FormControlLabel
          key={ref}
          label={name}
          control={
            <Checkbox
              checked={values.skills.includes(ref)}
              onChange={(_event, isOn) =>
                onChange({
                  skills: isOn ? [...values.skills, ref] : values.skills.filter((other) => other !== ref),
                })
              }
            />
          }
        />
      ))}
    </Box>
  );
}

interface TeamDialogProps {
  readonly name: string;
  readonly rules: TeamRules;
  readonly teams: readonly Team[];
  /** those with a name */
  readonly skills: RoutingRules['skills'];
  readonly onSave: (rules: TeamRules) => void;
  readonly onClose: () => void;
}

/** How long the work of a team waits, who helps out, and what it needs; applied to the page, which saves it. */
export function TeamDialog({ name, rules, teams, skills, onSave, onClose }: TeamDialogProps) {
  const [initial] = useState(() => valuesOf(rules));
  const [values, setValues] = useState(initial);
  const change = (changed: Partial<TeamValues>) => setValues((before) => ({ ...before, ...changed }));
  const typed = rulesOf(rules.team_ref, values);
  return (
    <DraftDialog
      title={TEXTS.editTeam(name)}
      description={TEXTS.dialogHelp}
      confirmLabel={TEXTS.dialogSave}
      isBusy={false}
      isReady={typed !== null}
      isDirty={JSON.stringify(values) !== JSON.stringify(initial)}
      discardBody={TEXTS.discardBody}
      onSubmit={() => typed !== null && onSave(typed)}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <WaitFields values={values} onChange={change} />
        {rules.team_ref !== '' && (
          <OverflowFields
            values={values}
            teams={teams.filter(({ ref }) => ref !== rules.team_ref)}
            onChange={change}
          />
        )}
        {skills.length > 0 && <SkillFields values={values} skills={skills} onChange={change} />}
      </Box>
    </DraftDialog>
  );
}

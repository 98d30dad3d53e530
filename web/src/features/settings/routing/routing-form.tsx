import { putRouting, type RoutingAnswer } from '@harborline/domain/api/inbox/routing';
import type { Team } from '@harborline/domain/entities/teams';
import { ROUTING_SETTINGS_TEXTS as TEXTS } from '@harborline/domain/texts/routing-settings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useMay } from '../../../shared/staff/use-may';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { CapacitySection } from './capacity-section';
import { CountField } from './count-field';
import type { People } from './people';
import { ReplaySection } from './replay-section';
import { problemsOf, teamRulesIn, withTeamRules } from './routing-values';
import { SkillsSection } from './skills-section';
import { TeamDialog } from './team-dialog';
import { type Queue, TeamsSection } from './teams-section';
import { type RoutingForm as Form, useRoutingForm } from './use-routing-form';

/** Whether tickets are given to people, and when. */
function TicketsSection({ form, isReadOnly }: { readonly form: Form; readonly isReadOnly: boolean }) {
  const { values, change } = form;
  return (
    <SettingsSection title={TEXTS.tickets} description={TEXTS.ticketsHelp}>
      <FormControlLabel
        sx={{ ml: -1 }}
        label={TEXTS.givesTickets}
        control={
          <Switch
            checked={values.givesTickets}
            disabled={isReadOnly}
            onChange={(_event, givesTickets) => change({ givesTickets })}
          />
        }
      />
      <Box sx={{ maxWidth: { sm: 380 } }}>
        <CountField
          label={TEXTS.ticketWait}
          value={values.ticketWait}
          isDisabled={isReadOnly}
          errorText={problemsOf(values).ticketWait ? TEXTS.minutesWrong : undefined}
          onChange={(ticketWait) => change({ ticketWait })}
        />
      </Box>
    </SettingsSection>
  );
}

interface RoutingFormProps {
  readonly rules: RoutingAnswer;
  readonly teams: readonly Team[];
  readonly people: People;
  readonly reload: () => Promise<void>;
}

/** The rules of the library, saved together. */
export function RoutingForm({ rules, teams, people, reload }: RoutingFormProps) {
  const form = useRoutingForm({ rules, teams: teams.map(({ ref }) => ref), reload });
  const isReadOnly = !useMay(putRouting);
  const blocker = useLeaveGuard(form.isDirty);
  const [edited, setEdited] = useState<Queue | null>(null);
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isDirty) form.save();
        }}
        sx={{ display: 'grid', gap: 'inherit', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
        <TicketsSection form={form} isReadOnly={isReadOnly} />
        <CapacitySection form={form} people={people} isReadOnly={isReadOnly} />
        <SkillsSection form={form} people={people} isReadOnly={isReadOnly} />
        <TeamsSection form={form} teams={teams} isReadOnly={isReadOnly} onEdit={setEdited} />
        <ReplaySection form={form} people={people} teams={teams} />
        {!isReadOnly && (
          <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} isFloating />
        )}
      </Box>
      {/* Not within the form: what is submitted in a dialog would submit it, too. */}
      {edited !== null && (
        <TeamDialog
          name={edited.name}
          rules={teamRulesIn(form.values, edited.ref)}
          teams={teams}
          skills={form.values.skills.filter(({ name }) => name.trim() !== '')}
          onSave={(changed) => {
            form.change({ teams: withTeamRules(form.values, changed) });
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </>
  );
}

import { type PresentedDuty, type PresentedDutyPlan, putDutyPlan } from '@harborline/domain/api/inbox/duty';
import { DUTY_TEXTS } from '@harborline/domain/texts/duty';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { dutyText } from '../../../shared/duty/duty-text';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { OutOfOfficeSection } from './out-of-office-section';
import { useDutyPlan } from './use-duty-plan';

interface TimesProps {
  readonly plan: PresentedDutyPlan;
  readonly duty: PresentedDuty | undefined;
  readonly isReadOnly: boolean;
  readonly onChoose: (calendarRef: string) => void;
}

/** The hours that nobody has to choose. */
function usualText({ usual }: PresentedDutyPlan): string {
  const [name, ...others] = usual;
  if (name === undefined) return DUTY_TEXTS.always;
  return others.length === 0 ? DUTY_TEXTS.usual(name) : DUTY_TEXTS.usualOfTeams;
}

function TimesSection({ plan, duty, isReadOnly, onChoose }: TimesProps) {
  const { calendars } = plan;
  const isListed = calendars.some(({ ref }) => ref === plan.calendar_ref);
  return (
    <SettingsSection title={DUTY_TEXTS.timesTitle} description={DUTY_TEXTS.timesHint}>
      {calendars.length === 0 ? (
        <Typography variant="body2">{DUTY_TEXTS.noCalendars}</Typography>
      ) : (
        <Box sx={{ maxWidth: '24rem' }}>
          <ChoiceSelect
            label={DUTY_TEXTS.calendar}
            // Hours that are gone count no longer.
            value={isListed ? plan.calendar_ref : ''}
            choices={[
              { value: '', label: usualText(plan) },
              ...calendars.map(({ ref, name }) => ({ value: ref, label: name })),
            ]}
            isDisabled={isReadOnly}
            onChange={onChoose}
          />
        </Box>
      )}
      {duty !== undefined && (
        <Typography variant="subtitle2" component="p" role="status">
          {dutyText(duty)}
        </Typography>
      )}
    </SettingsSection>
  );
}

/** When a person works, and when they are out of office: one's own, or a teammate's for whoever manages the team (D-136). */
export function DutyTab() {
  const { uid } = useStaff();
  const person = useSearchParams()[0].get('person') ?? uid;
  const { state, duty, isRunning, change } = useDutyPlan(person);
  const isReadOnly = !useMay(putDutyPlan);
  if (state.status === 'failed') return <ErrorState title={DUTY_TEXTS.loadFailed} onRetry={state.retry} />;
  if (state.status === 'denied') return <DeniedState />;
  if (state.status === 'loading') return <SettingsSkeleton sections={2} />;
  const plan = state.data;
  return (
    <>
      <div>
        <Typography variant="h2" dir="auto">
          {person === uid ? DUTY_TEXTS.title : DUTY_TEXTS.of(plan.person_name)}
        </Typography>
        {person !== uid && (
          <Link component={RouterLink} to={adminLinks.profile('teammates')} variant="body2">
            {DUTY_TEXTS.backToTeam}
          </Link>
        )}
      </div>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <TimesSection
        plan={plan}
        duty={duty}
        isReadOnly={isReadOnly || isRunning}
        onChoose={(calendar_ref) => void change({ calendar_ref })}
      />
      <OutOfOfficeSection
        plan={plan}
        isReadOnly={isReadOnly}
        isBusy={isRunning}
        onChange={(periods) => change({ periods })}
      />
    </>
  );
}

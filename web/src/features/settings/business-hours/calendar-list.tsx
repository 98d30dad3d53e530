import { type BusinessHoursAnswer, putBusinessHours } from '@harborline/domain/api/inbox/business-hours';
import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import type { Team } from '@harborline/domain/entities/teams';
import { LIMITS } from '@harborline/domain/limits';
import { isViewing } from '@harborline/domain/team/standing';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import ScheduleIcon from '@mui/icons-material/ScheduleRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { FRAMED_LIST } from '../../../shared/ui-admin/framed-list';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { CalendarDialog } from './calendar/calendar-dialog';
import { CalendarRow } from './calendar-row';
import { baseOf, defaultStep, removalText, removeStep, saveStep, teamsWith } from './hours-steps';
import { useHoursChanges } from './use-hours-changes';

type Asked =
  | { readonly what: 'create'; readonly seen: BusinessHoursAnswer }
  | { readonly what: 'edit'; readonly calendar: NamedCalendar; readonly seen: BusinessHoursAnswer }
  | { readonly what: 'remove'; readonly calendar: NamedCalendar }
  | { readonly what: 'nothing' };

interface CalendarListProps {
  readonly hours: BusinessHoursAnswer;
  readonly teams: readonly Team[];
  readonly reload: () => Promise<void>;
}

/** Steps through the dialogs that ask before calendars are changed. */
function useCalendarList({ hours, teams, reload }: CalendarListProps) {
  const { run, isRunning } = useHoursChanges(reload);
  const [asked, setAsked] = useState<Asked>({ what: 'nothing' });
  const { list, leaveRow } = useRowFocus();
  const toasts = useToasts();
  const close = () => setAsked({ what: 'nothing' });
  const save = async (calendar: NamedCalendar, seen: BusinessHoursAnswer) => {
    // A teammate's words are never overwritten by what somebody began to write before.
    const base = baseOf(calendar.ref, seen, hours);
    if (base === null) toasts.error(BUSINESS_HOURS_TEXTS.changedCalendar);
    else if (await run(saveStep(base, calendar))) close();
  };
  return {
    list,
    asked,
    isBusy: isRunning,
    ask: setAsked,
    close,
    save,
    makeDefault: (calendar: NamedCalendar) => void run(defaultStep(hours, calendar)),
    remove: async (calendar: NamedCalendar) => {
      const index = hours.calendars.findIndex(({ ref }) => ref === calendar.ref);
      if (!(await run(removeStep(hours, calendar, teamsWith(teams, calendar))))) return;
      leaveRow(index, 'delete');
      close();
    },
  };
}

type Steps = ReturnType<typeof useCalendarList>;

function Dialogs({ steps, hours, teams }: Omit<CalendarListProps, 'reload'> & { readonly steps: Steps }) {
  const { asked, isBusy, close } = steps;
  if (asked.what === 'nothing') return null;
  if (asked.what === 'remove')
    return (
      <ConfirmDialog
        isOpen
        isDestructive
        isBusy={isBusy}
        title={BUSINESS_HOURS_TEXTS.removeTitle(asked.calendar.name)}
        description={removalText(hours, asked.calendar, teamsWith(teams, asked.calendar))}
        confirmLabel={BUSINESS_HOURS_TEXTS.removeConfirm}
        onConfirm={() => void steps.remove(asked.calendar)}
        onCancel={close}
      />
    );
  return (
    <CalendarDialog
      calendar={asked.what === 'edit' ? asked.calendar : null}
      calendars={hours.calendars}
      isBusy={isBusy}
      onSave={(calendar) => void steps.save(calendar, asked.seen)}
      onClose={close}
    />
  );
}

/** Why somebody cannot change the hours. */
function ReadOnly() {
  const isView = isViewing(useStaff());
  return (
    <Alert severity="info">{isView ? SETTINGS_TEXTS.readOnlyViewing : BUSINESS_HOURS_TEXTS.readOnly}</Alert>
  );
}

/** The calendars, and what can be done with them. */
export function CalendarList({ hours, teams, reload }: CalendarListProps) {
  const steps = useCalendarList({ hours, teams, reload });
  const mayChange = useMay(putBusinessHours);
  const { calendars, default_ref: defaultRef } = hours;
  const isFull = calendars.length >= LIMITS.calendars;
  return (
    <>
      {mayChange ? (
        <Box>
          <Button
            variant="contained"
            disabled={isFull}
            onClick={() => steps.ask({ what: 'create', seen: hours })}
          >
            {BUSINESS_HOURS_TEXTS.create}
          </Button>
          {isFull && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {BUSINESS_HOURS_TEXTS.full}
            </Typography>
          )}
        </Box>
      ) : (
        <ReadOnly />
      )}
      {calendars.length === 0 ? (
        <EmptyState
          icon={<ScheduleIcon />}
          title={BUSINESS_HOURS_TEXTS.empty}
          description={BUSINESS_HOURS_TEXTS.emptyBody}
        />
      ) : (
        <div>
          <Box component="ul" ref={steps.list} aria-label={BUSINESS_HOURS_TEXTS.list} sx={FRAMED_LIST}>
            {calendars.map((calendar) => (
              <CalendarRow
                key={calendar.ref}
                calendar={calendar}
                isDefault={calendar.ref === defaultRef}
                teams={teamsWith(teams, calendar)}
                nowMs={Date.now()}
                mayChange={mayChange}
                isBusy={steps.isBusy}
                onEdit={() => steps.ask({ what: 'edit', calendar, seen: hours })}
                onMakeDefault={() => steps.makeDefault(calendar)}
                onRemove={() => steps.ask({ what: 'remove', calendar })}
              />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {BUSINESS_HOURS_TEXTS.defaultHelp}
          </Typography>
        </div>
      )}
      <Dialogs steps={steps} hours={hours} teams={teams} />
    </>
  );
}

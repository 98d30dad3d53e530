import type { NamedCalendar } from '@harborline/domain/entities/business-hours';
import { LIMITS } from '@harborline/domain/limits';
import { oneName } from '@harborline/domain/text/one-name';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import { isNameTaken } from '@harborline/domain/tickets/ticket-fields';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { localZone } from '../../../../shared/format/local-times';
import { DraftDialog } from '../../../../shared/ui-admin/draft-dialog';
import { TextInput } from '../../../../shared/ui-admin/text-input';
import { openNowText } from '../open-now';
import { type CalendarValues, calendarOf, newKey, valuesOf } from './calendar-values';
import { ExceptionFields } from './exception-fields';
import { HolidayFields } from './holiday-fields';
import { WeekFields } from './week-fields';
import { ZoneField } from './zone-field';

interface CalendarDialogProps {
  /** null for a new one */
  readonly calendar: NamedCalendar | null;
  readonly calendars: readonly NamedCalendar[];
  readonly isBusy: boolean;
  readonly onSave: (calendar: NamedCalendar) => void;
  readonly onClose: () => void;
}

/** What the calendar would mean now; nothing while something is wrong with it. */
function Preview({ calendar }: { calendar: NamedCalendar | null }) {
  if (calendar === null) return null;
  return (
    <Alert severity="info" role="status">
      {BUSINESS_HOURS_TEXTS.inZone(openNowText(calendar, Date.now()), calendar.timeZone)}
    </Alert>
  );
}

/** Edits a calendar; what is wrong with it is said once somebody tries to save it. */
export function CalendarDialog({ calendar, calendars, isBusy, onSave, onClose }: CalendarDialogProps) {
  const [ref] = useState(() => calendar?.ref ?? newKey());
  const [initial] = useState(() => valuesOf(calendar, localZone()));
  const [values, setValues] = useState(initial);
  const [wasTried, setWasTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const change = (changed: Partial<CalendarValues>) => setValues((before) => ({ ...before, ...changed }));
  const name = oneName(values.name);
  const isTaken = isNameTaken(calendars, name, ref);
  const edited = calendarOf({ ...values, name: name === '' ? '–' : name }, ref);
  const isUnnamed = wasTried && name === '';
  const nameError = isTaken
    ? BUSINESS_HOURS_TEXTS.nameTaken
    : isUnnamed
      ? BUSINESS_HOURS_TEXTS.unnamed
      : undefined;
  const submit = () => {
    setWasTried(true);
    const complete = calendarOf(values, ref);
    if (complete !== null && !isTaken) return onSave(complete);
    // Once the faults are shown.
    setTimeout(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <DraftDialog
      title={calendar === null ? BUSINESS_HOURS_TEXTS.create : BUSINESS_HOURS_TEXTS.edit(calendar.name)}
      confirmLabel={BUSINESS_HOURS_TEXTS.save}
      isWide
      isBusy={isBusy}
      isReady
      isDirty={JSON.stringify(values) !== JSON.stringify(initial)}
      discardBody={BUSINESS_HOURS_TEXTS.discardBody}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextInput
          autoFocus
          label={BUSINESS_HOURS_TEXTS.name}
          placeholder={BUSINESS_HOURS_TEXTS.nameExample}
          value={values.name}
          errorText={nameError}
          inputProps={{ maxLength: LIMITS.calendarName, dir: 'auto' }}
          onChange={({ target }) => change({ name: target.value })}
        />
        <ZoneField zone={values.timeZone} wasTried={wasTried} onChange={(timeZone) => change({ timeZone })} />
        <Preview calendar={edited} />
        <WeekFields week={values.week} wasTried={wasTried} onChange={(week) => change({ week })} />
        <HolidayFields
          holidays={values.holidays}
          wasTried={wasTried}
          onChange={(holidays) => change({ holidays })}
        />
        <ExceptionFields
          exceptions={values.exceptions}
          wasTried={wasTried}
          onChange={(exceptions) => change({ exceptions })}
        />
      </Box>
    </DraftDialog>
  );
}

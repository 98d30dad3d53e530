import { LIMITS } from '@harborline/domain/limits';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type HolidayValues, holidayFault, newKey } from './calendar-values';
import { DatedRow, DatedRows, DateField, dayName, NoRows } from './dated-rows';

interface HolidayFieldsProps {
  readonly holidays: readonly HolidayValues[];
  readonly wasTried: boolean;
  readonly onChange: (holidays: readonly HolidayValues[]) => void;
}

/** The holidays of a calendar: of one year, or of every year. */
export function HolidayFields({ holidays, wasTried, onChange }: HolidayFieldsProps) {
  const change = (key: string, changed: Partial<HolidayValues>) =>
    onChange(holidays.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const add = () => onChange([...holidays, { key: newKey(), date: '', name: '', isYearly: true }]);
  return (
    <DatedRows
      title={BUSINESS_HOURS_TEXTS.holidays}
      help={BUSINESS_HOURS_TEXTS.holidaysHelp}
      addLabel={BUSINESS_HOURS_TEXTS.addHoliday}
      isFull={holidays.length >= LIMITS.holidays}
      onAdd={add}
    >
      {holidays.length === 0 && <NoRows text={BUSINESS_HOURS_TEXTS.noHolidays} />}
      {holidays.map((holiday, index) => (
        <HolidayRow
          key={holiday.key}
          holiday={holiday}
          number={index + 1}
          fault={wasTried ? holidayFault(holiday, holidays) : undefined}
          onChange={(changed) => change(holiday.key, changed)}
          onRemove={() => onChange(holidays.filter(({ key }) => key !== holiday.key))}
        />
      ))}
    </DatedRows>
  );
}

interface HolidayRowProps {
  readonly holiday: HolidayValues;
  /** its place, from 1 */
  readonly number: number;
  readonly fault: string | undefined;
  readonly onChange: (changed: Partial<HolidayValues>) => void;
  readonly onRemove: () => void;
}

function HolidayRow({ holiday, number, fault, onChange, onRemove }: HolidayRowProps) {
  const { date, name, isYearly } = holiday;
  const faultId = useId();
  const isWrong = fault !== undefined;
  return (
    <DatedRow
      removeLabel={BUSINESS_HOURS_TEXTS.removeHoliday(name === '' ? dayName(date) : name)}
      fault={fault}
      faultId={faultId}
      onRemove={onRemove}
    >
      <DateField
        label={BUSINESS_HOURS_TEXTS.holidayDate(number)}
        value={date}
        isWrong={isWrong}
        faultId={faultId}
        onChange={(changed) => onChange({ date: changed })}
      />
      <OutlinedInput
        size="small"
        value={name}
        placeholder={BUSINESS_HOURS_TEXTS.holidayExample}
        error={isWrong}
        inputProps={{
          'aria-label': BUSINESS_HOURS_TEXTS.holidayName(number),
          'aria-describedby': isWrong ? faultId : undefined,
          maxLength: LIMITS.calendarName,
          dir: 'auto',
        }}
        sx={{ flex: '1 1 180px' }}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <FormControlLabel
        label={BUSINESS_HOURS_TEXTS.everyYear}
        control={
          <Checkbox
            size="small"
            checked={isYearly}
            slotProps={{ input: { 'aria-label': BUSINESS_HOURS_TEXTS.everyYearOf(number) } }}
            onChange={(_event, isOn) => onChange({ isYearly: isOn })}
          />
        }
      />
    </DatedRow>
  );
}

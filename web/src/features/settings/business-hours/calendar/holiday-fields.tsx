import { LIMITS } from '@harborline/domain/limits';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
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
      {holidays.map((holiday) => {
        const { key, date, name, isYearly } = holiday;
        const fault = wasTried ? holidayFault(holiday, holidays) : undefined;
        return (
          <DatedRow
            key={key}
            removeLabel={BUSINESS_HOURS_TEXTS.removeHoliday(name === '' ? dayName(date) : name)}
            fault={fault}
            onRemove={() => onChange(holidays.filter((one) => one.key !== key))}
          >
            <DateField
              label={BUSINESS_HOURS_TEXTS.holidayDate}
              value={date}
              isWrong={fault !== undefined}
              onChange={(changed) => change(key, { date: changed })}
            />
            <OutlinedInput
              size="small"
              value={name}
              placeholder={BUSINESS_HOURS_TEXTS.holidayName}
              error={fault !== undefined}
              inputProps={{
                'aria-label': BUSINESS_HOURS_TEXTS.holidayName,
                maxLength: LIMITS.calendarName,
                dir: 'auto',
              }}
              sx={{ flex: '1 1 180px' }}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <FormControlLabel
              label={BUSINESS_HOURS_TEXTS.everyYear}
              control={
                <Checkbox
                  size="small"
                  checked={isYearly}
                  onChange={(_event, isOn) => change(key, { isYearly: isOn })}
                />
              }
            />
          </DatedRow>
        );
      })}
    </DatedRows>
  );
}

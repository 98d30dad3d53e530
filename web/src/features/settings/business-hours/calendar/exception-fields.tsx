import { LIMITS } from '@harborline/domain/limits';
import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { ChoiceSelect } from '../../../../shared/ui-admin/choice-select';
import { type ExceptionValues, exceptionFault, newKey, usualHours } from './calendar-values';
import { DatedRow, DatedRows, DateField, dayName, NoRows } from './dated-rows';
import { HoursFields } from './hours-fields';

const KINDS = [
  { value: 'closed', label: BUSINESS_HOURS_TEXTS.closedOn },
  { value: 'open', label: BUSINESS_HOURS_TEXTS.openOn },
] as const;

interface ExceptionFieldsProps {
  readonly exceptions: readonly ExceptionValues[];
  readonly wasTried: boolean;
  readonly onChange: (exceptions: readonly ExceptionValues[]) => void;
}

/** Days that are closed, or have hours of their own. */
export function ExceptionFields({ exceptions, wasTried, onChange }: ExceptionFieldsProps) {
  const change = (key: string, changed: Partial<ExceptionValues>) =>
    onChange(exceptions.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const add = () => onChange([...exceptions, { key: newKey(), date: '', isClosed: true, hours: [] }]);
  return (
    <DatedRows
      title={BUSINESS_HOURS_TEXTS.exceptions}
      help={BUSINESS_HOURS_TEXTS.exceptionsHelp}
      addLabel={BUSINESS_HOURS_TEXTS.addException}
      isFull={exceptions.length >= LIMITS.hoursExceptions}
      onAdd={add}
    >
      {exceptions.length === 0 && <NoRows text={BUSINESS_HOURS_TEXTS.noExceptions} />}
      {exceptions.map((exception, index) => (
        <ExceptionRow
          key={exception.key}
          exception={exception}
          number={index + 1}
          fault={wasTried ? exceptionFault(exception, exceptions) : undefined}
          wasTried={wasTried}
          onChange={(changed) => change(exception.key, changed)}
          onRemove={() => onChange(exceptions.filter(({ key }) => key !== exception.key))}
        />
      ))}
    </DatedRows>
  );
}

interface ExceptionRowProps {
  readonly exception: ExceptionValues;
  /** its place, from 1 */
  readonly number: number;
  readonly fault: string | undefined;
  readonly wasTried: boolean;
  readonly onChange: (changed: Partial<ExceptionValues>) => void;
  readonly onRemove: () => void;
}

function ExceptionRow({ exception, number, fault, wasTried, onChange, onRemove }: ExceptionRowProps) {
  const { date, isClosed, hours } = exception;
  const faultId = useId();
  const choose = (kind: (typeof KINDS)[number]['value']) =>
    onChange({ isClosed: kind === 'closed', hours: hours.length === 0 ? [usualHours()] : hours });
  return (
    <DatedRow
      removeLabel={BUSINESS_HOURS_TEXTS.removeException(date)}
      fault={fault}
      faultId={faultId}
      onRemove={onRemove}
    >
      <DateField
        label={BUSINESS_HOURS_TEXTS.exceptionDate(number)}
        value={date}
        isWrong={fault !== undefined}
        faultId={faultId}
        onChange={(changed) => onChange({ date: changed })}
      />
      <Box sx={{ flex: '1 1 200px', maxWidth: 260 }}>
        <ChoiceSelect
          label={BUSINESS_HOURS_TEXTS.exceptionKind(date)}
          isLabelHidden
          value={isClosed ? 'closed' : 'open'}
          choices={KINDS}
          onChange={choose}
        />
      </Box>
      {!isClosed && (
        <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1, justifyItems: 'start' }}>
          <HoursFields
            day={dayName(date)}
            hours={hours}
            wasTried={wasTried}
            onChange={(changed) => onChange({ hours: changed })}
          />
          <Button
            size="small"
            disabled={hours.length >= LIMITS.exceptionIntervals}
            onClick={() => onChange({ hours: [...hours, usualHours()] })}
          >
            {BUSINESS_HOURS_TEXTS.addHours(dayName(date))}
          </Button>
        </Box>
      )}
    </DatedRow>
  );
}

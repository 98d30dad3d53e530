import type { PresentedDutyPlan } from '@harborline/domain/api/inbox/duty';
import type { OutOfOffice } from '@harborline/domain/entities/duty';
import { LIMITS } from '@harborline/domain/limits';
import { DUTY_TEXTS, dutyDays } from '@harborline/domain/texts/duty';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useStaffName } from '../../../shared/writing/use-staff-name';
import { SettingsSection } from '../frame/settings-section';
import { PeriodDialog } from './period-dialog';
import { newPeriod } from './period-values';

interface RowProps {
  readonly period: OutOfOffice;
  readonly isReadOnly: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function PeriodRow({ period, isReadOnly, onEdit, onDelete }: RowProps) {
  const { substitute_ref, reason } = period;
  const substitute = useStaffName(substitute_ref === '' ? null : substitute_ref);
  const covers = substitute_ref !== '' && substitute ? DUTY_TEXTS.covers(substitute) : '';
  const days = dutyDays(period);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {days}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto">
          {[covers, reason].filter((part) => part !== '').join(' · ')}
        </Typography>
      </Box>
      {!isReadOnly && (
        <>
          <IconButton size="small" aria-label={DUTY_TEXTS.editOf(days)} onClick={onEdit}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={DUTY_TEXTS.deleteOf(days)} onClick={onDelete}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

interface OutOfOfficeProps {
  readonly plan: PresentedDutyPlan;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  /** @returns whether it was saved */
  readonly onChange: (periods: OutOfOffice[]) => Promise<boolean>;
}

/** The days on which a person is out of office, with who covers. */
export function OutOfOfficeSection({ plan, isReadOnly, isBusy, onChange }: OutOfOfficeProps) {
  const { person_ref, periods } = plan;
  const [edited, setEdited] = useState<OutOfOffice | null>(null);
  const [deleted, setDeleted] = useState<OutOfOffice | null>(null);
  const without = (period: OutOfOffice) => periods.filter(({ ref }) => ref !== period.ref);
  const save = async (period: OutOfOffice) => {
    if (await onChange([...without(period), period])) setEdited(null);
  };
  const remove = async (period: OutOfOffice) => {
    await onChange(without(period));
    setDeleted(null);
  };
  const isFull = periods.length >= LIMITS.outOfOfficePeriods;
  return (
    <SettingsSection title={DUTY_TEXTS.outTitle} description={DUTY_TEXTS.outHint}>
      {periods.length === 0 ? (
        <Typography variant="body2">{DUTY_TEXTS.none}</Typography>
      ) : (
        <Box component="ul" aria-label={DUTY_TEXTS.outTitle} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {periods.map((period) => (
            <PeriodRow
              key={period.ref}
              period={period}
              isReadOnly={isReadOnly}
              onEdit={() => setEdited(period)}
              onDelete={() => setDeleted(period)}
            />
          ))}
        </Box>
      )}
      {!isReadOnly && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Button variant="outlined" disabled={isBusy || isFull} onClick={() => setEdited(newPeriod())}>
            {DUTY_TEXTS.add}
          </Button>
          {isFull && (
            <Typography variant="body2" color="textSecondary">
              {DUTY_TEXTS.full(LIMITS.outOfOfficePeriods)}
            </Typography>
          )}
        </Box>
      )}
      {edited !== null && (
        <PeriodDialog
          person={person_ref}
          period={edited}
          isNew={without(edited).length === periods.length}
          others={without(edited)}
          isBusy={isBusy}
          onSave={(period) => void save(period)}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && (
        <ConfirmDialog
          isOpen
          title={DUTY_TEXTS.deleteTitle}
          description={DUTY_TEXTS.deleteBody(dutyDays(deleted))}
          confirmLabel={DUTY_TEXTS.delete}
          cancelLabel={DUTY_TEXTS.keep}
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void remove(deleted)}
          onCancel={() => setDeleted(null)}
        />
      )}
    </SettingsSection>
  );
}

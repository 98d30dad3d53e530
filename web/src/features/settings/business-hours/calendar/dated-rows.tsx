import { BUSINESS_HOURS_TEXTS } from '@harborline/domain/texts/business-hours';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface DatedRowsProps {
  readonly title: string;
  readonly help: string;
  readonly addLabel: string;
  readonly isFull: boolean;
  readonly children: ReactNode;
  readonly onAdd: () => void;
}

/** A list of days in a calendar, with a button that adds one. */
export function DatedRows({ title, help, addLabel, isFull, children, onAdd }: DatedRowsProps) {
  const titleId = useId();
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
      <Button size="small" variant="outlined" disabled={isFull} sx={{ mt: 1 }} onClick={onAdd}>
        {addLabel}
      </Button>
    </Box>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  /** id of what is wrong with it */
  readonly faultId: string;
  readonly onChange: (value: string) => void;
}

export const DateField = ({ label, value, isWrong, faultId, onChange }: DateFieldProps) => (
  <OutlinedInput
    type="date"
    size="small"
    value={value}
    error={isWrong}
    inputProps={{ 'aria-label': label, 'aria-describedby': isWrong ? faultId : undefined }}
    sx={{ width: 164 }}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface DatedRowProps {
  readonly removeLabel: string;
  readonly fault: string | undefined;
  readonly faultId: string;
  readonly children: ReactNode;
  readonly onRemove: () => void;
}

/** One day of a list, with a button that removes it and what is wrong with it. */
export function DatedRow({ removeLabel, fault, faultId, children, onRemove }: DatedRowProps) {
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {children}
        </Box>
        <IconButton size="small" aria-label={removeLabel} sx={{ mt: 0.5 }} onClick={onRemove}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {fault !== undefined && (
        <FormHelperText id={faultId} error sx={{ mx: 0 }}>
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Stands in the place of the rows of an empty list. */
export const NoRows = ({ text }: { text: string }) => (
  <Typography component="li" variant="body2" color="textSecondary">
    {text}
  </Typography>
);

/** A day in the words of a row's buttons. */
export const dayName = (date: string): string => (date === '' ? BUSINESS_HOURS_TEXTS.thatDay : date);

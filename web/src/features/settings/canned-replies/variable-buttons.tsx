import {
  placeholderOf,
  REPLY_VARIABLE_NAMES,
  type ReplyVariable,
} from '@harborline/domain/canned-replies/reply-variables';
import { CANNED_REPLY_TEXTS, REPLY_VARIABLES } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

interface VariableButtonsProps {
  readonly isDisabled: boolean;
  readonly onInsert: (placeholder: string) => void;
}

const CHIP = { maxWidth: '100%' } as const;

/** Puts variables into the text of a canned reply, so that nobody has to know their names. */
export function VariableButtons({ isDisabled, onInsert }: VariableButtonsProps) {
  const chip = (name: ReplyVariable) => (
    <Chip
      key={name}
      size="small"
      variant="outlined"
      clickable
      disabled={isDisabled}
      label={REPLY_VARIABLES[name].label}
      title={placeholderOf(name)}
      onClick={() => onInsert(placeholderOf(name))}
      sx={CHIP}
    />
  );
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="caption" color="textSecondary" sx={{ p: 0, mb: 0.5 }}>
        {CANNED_REPLY_TEXTS.variables}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>{REPLY_VARIABLE_NAMES.map(chip)}</Box>
    </Box>
  );
}

import {
  placeholderOf,
  REPLY_VARIABLE_NAMES,
  type ReplyVariable,
} from '@harborline/domain/canned-replies/reply-variables';
import { CANNED_REPLY_TEXTS, REPLY_VARIABLES } from '@harborline/domain/texts/canned-replies';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';

interface VariableButtonsProps {
  readonly isDisabled: boolean;
  /** into which they are put, where its caret is */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** @param text of the whole field */
  readonly onText: (text: string) => void;
}

const CHIP = { maxWidth: '100%' } as const;

/** Puts variables into a text for visitors, so that nobody has to know their names. */
export function VariableButtons({ isDisabled, field, onText }: VariableButtonsProps) {
  const insert = (placeholder: string) => {
    const { current } = field;
    if (current === null) return;
    current.setRangeText(placeholder, current.selectionStart, current.selectionEnd, 'end');
    onText(current.value);
    current.focus();
  };
  const chip = (name: ReplyVariable) => (
    <Chip
      key={name}
      size="small"
      variant="outlined"
      clickable
      disabled={isDisabled}
      label={REPLY_VARIABLES[name].label}
      title={placeholderOf(name)}
      onClick={() => insert(placeholderOf(name))}
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

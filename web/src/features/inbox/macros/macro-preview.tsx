import type { PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { type ActionNames, actionText } from '@harborline/domain/macros/action-text';
import { slotOf } from '@harborline/domain/macros/macro-actions';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface MacroPreviewProps {
  readonly macro: PresentedMacro;
  readonly names: ActionNames;
  /** the text for one ticket; null where texts are left out */
  readonly fill: ((text: string) => string) | null;
}

function Text({ macro: { text, is_note }, fill }: Omit<MacroPreviewProps, 'names'>) {
  if (fill === null) return <li>{MACRO_TEXTS.textLeftOut}</li>;
  return (
    <li>
      {is_note ? MACRO_TEXTS.noteText : MACRO_TEXTS.replyText}
      <Typography
        component="blockquote"
        variant="body2"
        dir="auto"
        sx={{
          m: 0,
          mt: 0.5,
          px: 1.5,
          py: 1,
          borderRadius: 1,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: 160,
          overflowY: 'auto',
          bgcolor: is_note ? 'surface.note' : 'surface.sunken',
          color: is_note ? 'surface.noteText' : 'text.primary',
        }}
      >
        {fill(text)}
      </Typography>
    </li>
  );
}

/** What a macro does, one sentence for each action, and its text as it will stand in the field. */
export function MacroPreview({ macro, names, fill }: MacroPreviewProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} aria-live="polite">
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {MACRO_TEXTS.preview}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {macro.actions.map((action) => (
          <li key={slotOf(action)}>
            <bdi>{actionText(action, names)}</bdi>
          </li>
        ))}
        {macro.text !== '' && <Text macro={macro} fill={fill} />}
      </Box>
    </Box>
  );
}

import { FORM_TEXTS } from '@harborline/domain/texts/form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BELOW_TOASTS } from './below-toasts';

interface SaveBarProps {
  /** number of unsaved changes, or only whether there are any */
  unsaved: boolean | number;
  isSaving: boolean;
  onDiscard: () => void;
  /** omitted if the button submits the form around it */
  onSave?: () => void;
  /** keeps it in view on a long page while there are unsaved changes; otherwise it is the end of the form */
  isFloating?: boolean;
  /** of its two buttons, if a page has others than most */
  words?: { readonly save: string; readonly discard: string };
}

const FLOATING = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
  zIndex: 2,
  mt: 2,
  // Leaves room for the help button, which floats in this corner of a narrow screen.
  mr: { xs: 7, sm: 0 },
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  boxShadow: '0 8px 28px rgb(12 34 48 / 0.18)',
} as const;

function unsavedText(unsaved: boolean | number): string {
  if (typeof unsaved === 'number') return FORM_TEXTS.unsavedCount(unsaved);
  return unsaved ? FORM_TEXTS.unsaved : '';
}

/** Saves or discards the changes on a page or in a form. */
export function SaveBar({
  unsaved,
  isSaving,
  onDiscard,
  onSave,
  isFloating = false,
  words = FORM_TEXTS,
}: SaveBarProps) {
  const canAct = Boolean(unsaved) && !isSaving;
  if (isFloating && !unsaved) return null;
  const status = (
    <Typography
      role="status"
      variant={isFloating ? 'subtitle2' : 'body2'}
      component="p"
      {...(isFloating ? {} : { color: 'textSecondary' })}
    >
      {isSaving ? '' : unsavedText(unsaved)}
    </Typography>
  );
  return (
    <Box
      {...BELOW_TOASTS}
      {...(isFloating ? { role: 'region', 'aria-label': unsavedText(unsaved) } : {})}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        ...(isFloating && FLOATING),
      }}
    >
      {isFloating && status}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          type={onSave === undefined ? 'submit' : 'button'}
          variant="contained"
          disabled={!canAct}
          {...(onSave === undefined ? {} : { onClick: onSave })}
        >
          {isSaving ? FORM_TEXTS.saving : words.save}
        </Button>
        <Button color="inherit" disabled={!canAct} onClick={onDiscard}>
          {words.discard}
        </Button>
      </Box>
      {!isFloating && status}
    </Box>
  );
}

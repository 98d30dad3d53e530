import { FORM_TEXTS } from '@harborline/domain/texts/form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WidgetForm } from './use-widget-form';

/** Cancel and 'Save Changes' (S2.3-35). */
export function WidgetActions({ form }: { form: WidgetForm }) {
  const { isDirty, isSaving, cancel } = form;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button type="submit" variant="contained" disabled={!isDirty || isSaving}>
        {isSaving ? FORM_TEXTS.saving : FORM_TEXTS.ofWidget.save}
      </Button>
      <Button color="inherit" disabled={isSaving} onClick={cancel}>
        {FORM_TEXTS.ofWidget.discard}
      </Button>
    </Box>
  );
}

import type { FormPreview as FormPreviewMessage } from '@harborline/domain/contact/form-preview';
import type { ContactForm } from '@harborline/domain/entities/library';
import { widgetLinks } from '@harborline/domain/help-center/widget-page';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { usePostedPreview } from '../../../shared/frame/use-posted-preview';
import { shownForm } from './form-values';

/** Visitors' own page in a frame, with the form that is edited; it sends nothing (D-96). */
export function FormPreview({ libraryKey, form }: { libraryKey: string; form: ContactForm }) {
  const [round, setRound] = useState(0);
  const message = useMemo(
    (): FormPreviewMessage => ({ kind: 'harborline-contact-form-preview', form: shownForm(form) }),
    [form],
  );
  const frame = usePostedPreview(message);
  return (
    <Paper
      component="section"
      aria-label={CONTACT_FORM_TEXTS.preview}
      variant="outlined"
      sx={{ overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
        <div>
          <Typography variant="subtitle1" component="h2">
            {CONTACT_FORM_TEXTS.preview}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {CONTACT_FORM_TEXTS.previewHelp}
          </Typography>
        </div>
        <Button size="small" onClick={() => setRound(round + 1)}>
          {CONTACT_FORM_TEXTS.restart}
        </Button>
      </Box>
      <Box
        component="iframe"
        key={round}
        ref={frame}
        title={CONTACT_FORM_TEXTS.previewFrame}
        src={widgetLinks(libraryKey, { isCompact: true, parentUrl: '' }).contact()}
        sx={{ display: 'block', width: '100%', height: 620, border: 0, borderTop: 1, borderColor: 'divider' }}
      />
    </Paper>
  );
}

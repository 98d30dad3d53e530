import type { FormDefinition } from '@harborline/domain/forms/form-definition';
import { type FormDefinitionPreview, TRIED_FORM } from '@harborline/domain/forms/form-preview';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { FORM_BUILDER_TEXTS } from '@harborline/domain/texts/form-builder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { usePostedPreview } from '../../../shared/frame/use-posted-preview';
import { useLibrary } from '../../../shared/live/library-context';

/** Visitors' own page in a frame, with the form that is edited; it sends nothing (D-148). */
export function TriedFormFrame({ form }: { form: FormDefinition }) {
  const library = useLibrary();
  const [round, setRound] = useState(0);
  const message = useMemo(
    (): FormDefinitionPreview => ({ kind: 'harborline-form-preview', definition: form }),
    [form],
  );
  const frame = usePostedPreview(message);
  if (library === null) return null;
  return (
    <Paper
      component="section"
      aria-label={FORM_BUILDER_TEXTS.preview}
      variant="outlined"
      sx={{ overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 }}>
        <div>
          <Typography variant="subtitle1" component="h2">
            {FORM_BUILDER_TEXTS.preview}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {FORM_BUILDER_TEXTS.previewHelp}
          </Typography>
        </div>
        <Button size="small" onClick={() => setRound(round + 1)}>
          {FORM_BUILDER_TEXTS.restart}
        </Button>
      </Box>
      <Box
        component="iframe"
        key={round}
        ref={frame}
        title={FORM_BUILDER_TEXTS.previewFrame}
        src={publicLinks(library.library_refkey).form(TRIED_FORM)}
        sx={{ display: 'block', width: '100%', height: 620, border: 0, borderTop: 1, borderColor: 'divider' }}
      />
    </Paper>
  );
}

import type { FormPreview as FormPreviewMessage } from '@harborline/domain/contact/form-preview';
import type { ContactForm } from '@harborline/domain/entities/library';
import { THEME_PREVIEW_READY } from '@harborline/domain/help-center/theme-preview';
import { widgetLinks } from '@harborline/domain/help-center/widget-page';
import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shownForm } from './form-values';

/** Visitors' own page in a frame, with the form that is edited; it sends nothing (D-96). */
export function FormPreview({ libraryKey, form }: { libraryKey: string; form: ContactForm }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [round, setRound] = useState(0);
  const message = useMemo(
    (): FormPreviewMessage => ({ kind: 'harborline-contact-form-preview', form: shownForm(form) }),
    [form],
  );
  const latest = useRef(message);
  latest.current = message;
  const post = () => frame.current?.contentWindow?.postMessage(latest.current, window.location.origin);
  const show = useRef(post);
  show.current = post;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const isFrame = event.source !== null && event.source === frame.current?.contentWindow;
      if (isFrame && event.origin === window.location.origin && event.data === THEME_PREVIEW_READY)
        show.current();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the message is what is shown.
  useEffect(() => show.current(), [message]);
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

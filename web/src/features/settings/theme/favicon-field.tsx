import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { SETTINGS_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/settings';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { PICTURE_ACCEPT } from '../picture/read-picture';
import { checkFavicon } from './check-favicon';

interface FaviconFieldProps {
  current: string;
  isReadOnly: boolean;
  onSave: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** The browser tab icon; stored as soon as it is chosen. */
export function FaviconField({ current, isReadOnly, onSave }: FaviconFieldProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (file: { content: Blob; mime: string } | null) => {
    setIsSaving(true);
    try {
      await onSave(file);
      toasts.success(SETTINGS_TEXTS.saved);
    } catch (error) {
      report('favicon-save', error);
      toasts.error(THEME_TEXTS.faviconFailed);
    } finally {
      setIsSaving(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const verdict = await checkFavicon(file);
    if ('problem' in verdict) toasts.warning(verdict.problem);
    else await save({ content: file, mime: verdict.mime });
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {THEME_TEXTS.favicon}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            color: 'text.disabled',
          }}
        >
          {current === '' ? (
            <ImageIcon fontSize="small" aria-hidden />
          ) : (
            <img
              src={current}
              alt={THEME_TEXTS.faviconAlt}
              width={28}
              height={28}
              style={{ objectFit: 'contain' }}
            />
          )}
        </Box>
        {!isReadOnly && (
          <>
            <input
              ref={input}
              type="file"
              accept={PICTURE_ACCEPT}
              aria-label={THEME_TEXTS.faviconFile}
              tabIndex={-1}
              style={{ ...VISUALLY_HIDDEN }}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button variant="outlined" disabled={isSaving} onClick={() => input.current?.click()}>
              {isSaving
                ? FORM_TEXTS.saving
                : current === ''
                  ? THEME_TEXTS.uploadFavicon
                  : THEME_TEXTS.changeFavicon}
            </Button>
            {current !== '' && (
              <Button color="inherit" disabled={isSaving} onClick={() => void save(null)}>
                {SETTINGS_TEXTS.remove}
              </Button>
            )}
          </>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {THEME_TEXTS.faviconHint}
      </Typography>
    </div>
  );
}

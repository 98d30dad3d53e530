import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { PICTURE_ACCEPT } from '../../../shared/pictures/read-picture';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

interface PictureTexts {
  readonly label: string;
  readonly alt: string;
  readonly file: string;
  readonly upload: string;
  readonly change: string;
  readonly remove: string;
  readonly hint: string;
  readonly failed: string;
}

interface PictureFieldProps {
  texts: PictureTexts;
  /** of the preview, in pixels */
  width: number;
  check(file: File): Promise<{ mime: string } | { problem: string }>;
  current: string;
  isReadOnly: boolean;
  onSave: (file: { content: Blob; mime: string } | null) => Promise<void>;
}

/** A picture of the theme; stored as soon as it is chosen. */
export function PictureField({ texts, width, check, current, isReadOnly, onSave }: PictureFieldProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (file: { content: Blob; mime: string } | null) => {
    setIsSaving(true);
    try {
      await onSave(file);
      toasts.success(SETTINGS_TEXTS.saved);
    } catch (error) {
      report('theme-picture-save', error);
      toasts.error(texts.failed);
    } finally {
      setIsSaving(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const verdict = await check(file);
    if ('problem' in verdict) toasts.warning(verdict.problem);
    else await save({ content: file, mime: verdict.mime });
  };
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {texts.label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: width + 12,
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
            <img src={current} alt={texts.alt} width={width} height={28} style={{ objectFit: 'contain' }} />
          )}
        </Box>
        {!isReadOnly && (
          <>
            <input
              ref={input}
              type="file"
              accept={PICTURE_ACCEPT}
              aria-label={texts.file}
              tabIndex={-1}
              style={{ ...VISUALLY_HIDDEN }}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button variant="outlined" disabled={isSaving} onClick={() => input.current?.click()}>
              {isSaving ? FORM_TEXTS.saving : current === '' ? texts.upload : texts.change}
            </Button>
            {current !== '' && (
              <Button color="inherit" disabled={isSaving} onClick={() => void save(null)}>
                {texts.remove}
              </Button>
            )}
          </>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {texts.hint}
      </Typography>
    </div>
  );
}

import { LIMITS } from '@harborline/domain/limits';
import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { CropDialog } from '../../../shared/pictures/crop-dialog';
import type { CropShape } from '../../../shared/pictures/crop-shape';
import { storePicture } from '../../../shared/pictures/picture-store';
import { PICTURE_ACCEPT, pictureType } from '../../../shared/pictures/read-picture';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

/** As wide as visitors see it on a dense screen. */
const COVER_SHAPE: CropShape = { isRound: false, width: 1280, height: 720 };

interface CoverFieldProps {
  libraryId: string;
  /** URL, '' for none */
  value: string;
  isDisabled: boolean;
  onChange: (url: string) => void;
}

/** The feature image of a news flash: chosen, cropped and uploaded (S3-17); it counts once the news flash is saved. */
export function CoverField({ libraryId, value, isDisabled, onChange }: CoverFieldProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isSaving, setSaving] = useState(false);

  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const type = await pictureType(chosen, LIMITS.uploadBytes);
    if (!('problem' in type)) setFile(chosen);
    else
      toasts.warning(type.problem === 'too-large' ? NEWS_TEXTS.pictureTooLarge : NEWS_TEXTS.pictureRefused);
  };
  const upload = async (content: Blob) => {
    setSaving(true);
    try {
      const pathOf = (fileName: string) => storagePath.cover(libraryId, COVER_PREFIX.news + fileName);
      onChange(await storePicture({ content, mime: content.type, pathOf, name: 'cover' }));
      setFile(null);
    } catch (error) {
      report('news-picture', error);
      toasts.error(NEWS_TEXTS.pictureFailed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box role="group" aria-label={NEWS_TEXTS.picture}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {NEWS_TEXTS.picture}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '16 / 9',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          color: 'text.disabled',
          bgcolor: 'surface.sunken',
        }}
      >
        {value === '' ? (
          <ImageIcon aria-hidden />
        ) : (
          <Box
            component="img"
            src={value}
            alt=""
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        aria-label={NEWS_TEXTS.pictureFile}
        tabIndex={-1}
        disabled={isDisabled}
        style={{ ...VISUALLY_HIDDEN }}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Choosing the same file again must trigger a change, too.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" disabled={isDisabled} onClick={() => input.current?.click()}>
          {value === '' ? NEWS_TEXTS.addPicture : NEWS_TEXTS.changePicture}
        </Button>
        {value !== '' && (
          <Button size="small" color="inherit" disabled={isDisabled} onClick={() => onChange('')}>
            {NEWS_TEXTS.removePicture}
          </Button>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {NEWS_TEXTS.pictureHint}
      </Typography>
      {file !== null && (
        <CropDialog
          file={file}
          shape={COVER_SHAPE}
          isSaving={isSaving}
          onCut={(picture) => void upload(picture)}
          onCancel={() => setFile(null)}
          onUnreadable={() => {
            setFile(null);
            toasts.warning(NEWS_TEXTS.pictureUnreadable);
          }}
        />
      )}
    </Box>
  );
}

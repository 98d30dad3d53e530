import type { CoverTexts } from '@harborline/domain/texts/cover';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { VISUALLY_HIDDEN } from '../ui-admin/visually-hidden';
import { CropDialog } from './crop-dialog';
import type { CropShape } from './crop-shape';
import { PICTURE_ACCEPT } from './read-picture';
import { useCoverUpload } from './use-cover-upload';

/** As wide as visitors see it on a dense screen. */
const COVER_SHAPE: CropShape = { isRound: false, width: 1280, height: 720 };

interface CoverFieldProps {
  texts: CoverTexts;
  hint?: string;
  /** URL, '' for none */
  value: string;
  isDisabled: boolean;
  /** path of an upload, made from its name */
  pathOf: (fileName: string) => string;
  /** Takes the URL of a stored picture, '' for none. May reject. */
  onChange: (address: string) => Promise<unknown> | unknown;
}

/**
 * The picture at the head of a text: chosen, cropped and uploaded. It deletes no earlier one: drafts, revisions and other
 * texts may show it, which triggers find out.
 */
export function CoverField({ texts, hint, value, isDisabled, pathOf, onChange }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { file, isSaving, choose, ...cover } = useCoverUpload({ texts, pathOf, onChange });
  const isBlocked = isDisabled || isSaving;
  return (
    <Box role="group" aria-label={texts.title}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {texts.title}
      </Typography>
      <CoverFrame address={value} />
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        aria-label={texts.file}
        tabIndex={-1}
        disabled={isBlocked}
        style={{ ...VISUALLY_HIDDEN }}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          // Choosing the same file again must trigger a change, too.
          event.target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" size="small" disabled={isBlocked} onClick={() => input.current?.click()}>
          {value === '' ? texts.add : texts.change}
        </Button>
        {value !== '' && (
          <Button size="small" color="inherit" disabled={isBlocked} onClick={cover.remove}>
            {texts.remove}
          </Button>
        )}
      </Box>
      {hint !== undefined && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      {file !== null && (
        <CropDialog
          file={file}
          noun={texts.noun}
          shape={COVER_SHAPE}
          isSaving={isSaving}
          onCut={cover.upload}
          onCancel={cover.cancel}
          onUnreadable={cover.refuse}
        />
      )}
    </Box>
  );
}

const CoverFrame = ({ address }: { address: string }) => (
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
    {address === '' ? (
      <ImageIcon aria-hidden />
    ) : (
      <Box component="img" src={address} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />
    )}
  </Box>
);

import { FORM_TEXTS } from '@harborline/domain/texts/form';
import { CROP_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { report } from '../config/report';
import type { CropShape } from './crop-shape';
import { cutPicture } from './cut-picture';

const WINDOW_WIDTH = 256;
const MAX_ZOOM = 4;
const KEY_STEP = 8;
const KEY_ZOOM: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1 };

/** The area around what is cut out has the same colour in light and dark mode, since it covers the picture. */
const CIRCLE = { border: '2px solid rgb(255 255 255 / 0.8)', color: 'rgb(12 34 48 / 0.5)' };

interface CropDialogProps {
  file: File;
  /** what the picture is called on the screen */
  noun: string;
  shape: CropShape;
  isSaving: boolean;
  onCut: (picture: Blob) => void;
  onCancel: () => void;
  onUnreadable: () => void;
}

function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Lets the user crop a picture to the shape in which it is shown. */
export function CropDialog({ file, noun, shape, isSaving, ...props }: CropDialogProps) {
  const { onCut, onCancel, onUnreadable } = props;
  const titleId = useId();
  const hintId = useId();
  const url = useObjectUrl(file);
  const [image, setImage] = useState<RefObject<HTMLImageElement | null> | null>(null);
  const [circle, setCircle] = useState<RefObject<HTMLDivElement | null> | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isCutting, setIsCutting] = useState(false);
  const isBusy = isSaving || isCutting;
  const aspect = shape.width / shape.height;

  // Focused so that arrow keys work at once.
  useEffect(() => {
    if (isLoaded) circle?.current?.focus();
  }, [isLoaded, circle]);

  /** Keeps the centre in place. */
  const zoomTo = (wanted: number) => {
    const next = Math.min(MAX_ZOOM, Math.max(1, wanted));
    setZoom(next);
    setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = KEY_ZOOM[key];
    if (step !== undefined) zoomTo(zoom + step);
  };
  const cut = () => {
    const picture = image?.current;
    if (!picture || area === null || isBusy) return;
    setIsCutting(true);
    cutPicture(picture, area, shape)
      .then(onCut, (error: unknown) => {
        report('crop', error);
        onUnreadable();
      })
      .finally(() => setIsCutting(false));
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {CROP_TEXTS.title(noun)}
      </DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, '&&': { pt: 1 } }}
      >
        <Box
          onKeyDown={onKeyDown}
          sx={{
            position: 'relative',
            flex: 'none',
            width: WINDOW_WIDTH,
            height: WINDOW_WIDTH / aspect,
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'surface.visitor',
            '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            '& :focus-visible': { outline: 0 },
          }}
        >
          {url !== null && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={aspect}
              cropShape={shape.isRound ? 'round' : 'rect'}
              objectFit="cover"
              showGrid={false}
              keyboardStep={KEY_STEP}
              style={{ containerStyle: { cursor: 'grab' }, cropAreaStyle: CIRCLE }}
              // With other roles, screen readers would intercept the arrow keys.
              cropperProps={{
                role: 'application',
                'aria-label': CROP_TEXTS.part,
                'aria-describedby': hintId,
              }}
              mediaProps={{ onError: onUnreadable }}
              setImageRef={setImage}
              setCropperRef={setCircle}
              onMediaLoaded={() => setIsLoaded(true)}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
            />
          )}
        </Box>
        <Typography id={hintId} variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {CROP_TEXTS.hint}
        </Typography>
        <Slider
          aria-label={CROP_TEXTS.zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          getAriaValueText={CROP_TEXTS.percent}
          onChange={(_event, value) => zoomTo(Array.isArray(value) ? 1 : value)}
          sx={{ width: WINDOW_WIDTH }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} disabled={isBusy}>
          {CROP_TEXTS.cancel}
        </Button>
        <Button variant="contained" onClick={cut} disabled={isBusy || !isLoaded}>
          {isBusy ? FORM_TEXTS.saving : CROP_TEXTS.save(noun)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

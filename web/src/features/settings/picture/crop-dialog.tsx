import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { cropRect, MAX_ZOOM, type Size, scaleOf } from './crop';
import { cutPicture } from './cut-picture';
import { useCrop } from './use-crop';

const WINDOW_SIDE = 256;

interface CropDialogProps {
  file: File;
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

/** Chooses the part of a picture that is shown, round, wherever the person appears. */
export function CropDialog({ file, isSaving, onCut, onCancel, onUnreadable }: CropDialogProps) {
  const titleId = useId();
  const hintId = useId();
  const url = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const [isLoaded, setIsLoaded] = useState(false);
  const [isCutting, setIsCutting] = useState(false);
  const isBusy = isSaving || isCutting;
  const { place, setZoom, handlers } = useCrop(size, WINDOW_SIDE);
  const scale = scaleOf(size, WINDOW_SIDE, place.zoom);

  const cut = () => {
    if (image.current === null || isBusy) return;
    setIsCutting(true);
    cutPicture(image.current, cropRect(place, size, WINDOW_SIDE))
      .then(onCut, (error: unknown) => {
        report('crop', error);
        onUnreadable();
      })
      .finally(() => setIsCutting(false));
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onCancel} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        Position your picture
      </DialogTitle>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2, '&&': { pt: 1 } }}
      >
        <Box
          // Focus starts here, so that arrow keys work at once.
          autoFocus
          component="button"
          type="button"
          aria-label="Picture"
          aria-describedby={hintId}
          {...handlers}
          sx={{
            position: 'relative',
            width: WINDOW_SIDE,
            height: WINDOW_SIDE,
            p: 0,
            border: 0,
            borderRadius: 1,
            overflow: 'hidden',
            touchAction: 'none',
            cursor: 'grab',
            bgcolor: 'surface.visitor',
            '&:active': { cursor: 'grabbing' },
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
          }}
        >
          {url !== null && (
            <Box
              component="img"
              ref={image}
              src={url}
              alt=""
              draggable={false}
              onLoad={({ currentTarget }) => {
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
                setIsLoaded(true);
              }}
              onError={onUnreadable}
              sx={{
                position: 'absolute',
                top: '50%',
                left: '50%',
                maxWidth: 'none',
                userSelect: 'none',
                pointerEvents: 'none',
              }}
              style={{
                width: size.width * scale,
                height: size.height * scale,
                transform: `translate(-50%, -50%) translate(${place.x}px, ${place.y}px)`,
              }}
            />
          )}
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              inset: 0,
              borderRadius: '50%',
              boxShadow: '0 0 0 200px rgb(12 34 48 / 0.5), inset 0 0 0 2px rgb(255 255 255 / 0.8)',
              pointerEvents: 'none',
            }}
          />
        </Box>
        <Typography id={hintId} variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          Drag to move, pinch or scroll to zoom. With the keyboard: arrow keys, + and −.
        </Typography>
        <Slider
          aria-label="Zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={place.zoom}
          getAriaValueText={(value) => `${Math.round(value * 100)} percent`}
          onChange={(_event, value) => setZoom(Array.isArray(value) ? 1 : value)}
          sx={{ width: WINDOW_SIDE }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button variant="contained" onClick={cut} disabled={isBusy || !isLoaded}>
          {isBusy ? 'Saving…' : 'Save picture'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

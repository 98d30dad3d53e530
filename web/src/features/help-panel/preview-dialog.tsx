import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SHELL_TEXTS } from '@harborline/domain/texts/shell';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { PreviewedWidget } from '../../shared/widget-preview/previewed-widget';

interface PreviewDialogProps {
  libraryId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The widget in a frame (S2.8-15). */
export function PreviewDialog({ libraryId, isOpen, onClose }: PreviewDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <DialogTitle id={titleId} variant="h2" sx={{ flex: 1 }}>
          {SHELL_TEXTS.previewTitle}
        </DialogTitle>
        <IconButton aria-label={KIT_TEXTS.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, overflow: 'auto', bgcolor: 'surface.sunken' }}>
        <PreviewedWidget libraryId={libraryId} />
      </Box>
    </Dialog>
  );
}

import { DEFAULT_SOP_TEXTS } from '@harborline/domain/texts/default-sops';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import { SOP_PREVIEW_TEXTS } from '@harborline/domain/texts/sop';
import ArrowBackIcon from '@mui/icons-material/ArrowBackRounded';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import type { DefaultSops } from '../defaults/use-default-sops';
import { levelAbove, type PreviewLevel, TOP } from './preview-level';
import { SopBrowser } from './sop-browser';

interface SopPreviewDialogProps {
  libraryId: string;
  /** null where the library shows none */
  defaults: DefaultSops | null;
  onClose: () => void;
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

function nameOf(at: PreviewLevel, defaults: DefaultSops | null): string {
  if (at.level === 'categories') return SOP_PREVIEW_TEXTS.categories;
  if (at.level === 'defaults') return DEFAULT_SOP_TEXTS.from(defaults?.parentName ?? '');
  if (at.level === 'article') return at.article.sop_title;
  return at.category?.category_title ?? SOP_PREVIEW_TEXTS.everything;
}

/** The preview of SOPs with its title and back arrow (S2.5-23). */
export function SopPreviewDialog({ libraryId, defaults, onClose }: SopPreviewDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [at, setAt] = useState(TOP);
  const above = levelAbove(at);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: { sm: '80vh' } } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 1, borderBottom: 1, borderColor: 'divider' }}>
        {above !== null && (
          <IconButton aria-label={SOP_PREVIEW_TEXTS.back} onClick={() => setAt(above)}>
            <ArrowBackIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
          </IconButton>
        )}
        <DialogTitle id={titleId} variant="h2" sx={{ flex: 1, px: above === null ? 2 : 1 }}>
          {SOP_PREVIEW_TEXTS.title}
        </DialogTitle>
        <IconButton aria-label={KIT_TEXTS.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* Each level begins at its top, and the keyboard with its list: what was opened is gone. */}
      <DialogContent
        key={at.level}
        ref={takeFocus}
        tabIndex={0}
        role="group"
        aria-label={nameOf(at, defaults)}
      >
        <SopBrowser libraryId={libraryId} defaults={defaults} at={at} onOpen={setAt} />
      </DialogContent>
    </Dialog>
  );
}

import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

interface LargePictureProps {
  readonly url: string;
  readonly label: string;
  readonly onClose: () => void;
}

/** The picture in the size that the window allows. */
export function LargePicture({ url, label, onClose }: LargePictureProps) {
  return (
    <Dialog open maxWidth="lg" onClose={onClose}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{label}</DialogTitle>
      <Box
        component="img"
        src={url}
        alt=""
        sx={{ minHeight: 0, maxWidth: '100%', objectFit: 'contain', alignSelf: 'center' }}
      />
      <DialogActions>
        <Button href={url} target="_blank" rel="noopener noreferrer">
          {ATTACHMENT_TEXTS.save}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {ATTACHMENT_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

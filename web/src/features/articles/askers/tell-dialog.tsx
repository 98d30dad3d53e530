import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { KIT_TEXTS } from '@harborline/domain/texts/kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DeniedState } from '../../../shared/ui-admin/denied-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { type AskersPreview, useAskersPreview } from './use-askers';
import { type Telling, useTelling } from './use-telling';

/** Who is not told, and why. */
function LeftOut({ preview: { told, left_out } }: { preview: AskersPreview }) {
  const lines = [
    told > 0 && ASKER_TEXTS.alreadyTold(told),
    left_out.closed > 0 && ASKER_TEXTS.closed(left_out.closed),
    left_out.waiting > 0 && ASKER_TEXTS.waiting(left_out.waiting),
    left_out.gone > 0 && ASKER_TEXTS.gone(left_out.gone),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

function Reply({ preview: { message, sender_name } }: { preview: AskersPreview }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2">
        {ASKER_TEXTS.preview}
      </Typography>
      <Box
        sx={{ mt: 0.75, p: 2, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'surface.sunken' }}
      >
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {ASKER_TEXTS.sentBy(sender_name)}
      </Typography>
    </Box>
  );
}

function Progress({ told, all }: { told: number; all: number }) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} role="status" variant="body2" sx={{ mb: 0.5 }}>
        {ASKER_TEXTS.progress(told, all)}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={all === 0 ? 100 : Math.min(100, (100 * told) / all)}
      />
    </Box>
  );
}

function Outcome({ told, left }: { told: number; left: number }) {
  return (
    <>
      {(told > 0 || left === 0) && (
        <Alert severity="success">{told > 0 ? ASKER_TEXTS.done(told) : ASKER_TEXTS.nothingNew}</Alert>
      )}
      {left > 0 && <Alert severity="error">{ASKER_TEXTS.failed(left)}</Alert>}
    </>
  );
}

interface ContentProps {
  preview: AskersPreview;
  telling: Telling;
}

function Content({ preview, telling }: ContentProps) {
  const { tellable } = preview;
  if (telling.step === 'telling')
    return <Progress told={telling.told} all={Math.max(telling.all, telling.told)} />;
  if (telling.step === 'done') {
    return (
      <>
        <Outcome told={telling.told} left={tellable} />
        <LeftOut preview={{ ...preview, told: preview.told - telling.told }} />
      </>
    );
  }
  if (!preview.is_readable) return <Alert severity="info">{ASKER_TEXTS.notReadable}</Alert>;
  return (
    <>
      <Typography variant="body1">{tellable === 0 ? ASKER_TEXTS.noOne : ASKER_TEXTS.dialogBody}</Typography>
      {tellable > 0 && <Reply preview={preview} />}
      <LeftOut preview={preview} />
    </>
  );
}

interface TellDialogProps {
  articleId: string;
  isReadable: boolean;
  /** @param hasTold whether anyone was told meanwhile */
  onClose: (hasTold: boolean) => void;
}

/** Shows the reply and who gets it, asks, tells them, and says what came of it. */
export function TellDialog({ articleId, isReadable, onClose }: TellDialogProps) {
  const titleId = useId();
  const { state, reload } = useAskersPreview(articleId, true, isReadable);
  const { telling, tell } = useTelling(articleId, reload);
  const isBusy = telling.step === 'telling';
  const close = () => onClose(telling.told > 0);
  const preview = state.status === 'ready' ? state.data : null;
  const canTell = preview?.is_readable === true && preview.tellable > 0;
  return (
    <Dialog open onClose={isBusy ? undefined : close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {ASKER_TEXTS.dialogTitle}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {state.status === 'loading' && <ListSkeleton />}
        {state.status === 'denied' && <DeniedState />}
        {state.status === 'failed' && <ErrorState title={ASKER_TEXTS.loadFailed} onRetry={state.retry} />}
        {preview !== null && <Content preview={preview} telling={telling} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isBusy} onClick={close}>
          {canTell && telling.step === 'asking' ? KIT_TEXTS.cancel : ASKER_TEXTS.close}
        </Button>
        {canTell && (
          <Button variant="contained" disabled={isBusy} onClick={() => void tell(preview.tellable)}>
            {ASKER_TEXTS.tell(preview.tellable)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

import type { MacroOutcome } from '@harborline/domain/api/inbox/macros';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import DoneIcon from '@mui/icons-material/CheckRounded';
import RefusedIcon from '@mui/icons-material/ErrorOutlineRounded';
import UnchangedIcon from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

/** One action, or the text, and what it came to. */
export interface MacroResult {
  readonly what: string;
  readonly outcome: MacroOutcome;
  /** that whom it assigns is out; '' or absent for nothing */
  readonly note?: string;
}

interface MacroResultsProps {
  readonly name: string;
  readonly results: readonly MacroResult[];
  /** null where nothing was done */
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
}

const ICONS = {
  done: <DoneIcon fontSize="small" color="success" />,
  unchanged: <UnchangedIcon fontSize="small" color="disabled" />,
  refused: <RefusedIcon fontSize="small" color="error" />,
} as const;

function wordsOf({ outcome, note = '' }: MacroResult): string {
  if (outcome.outcome === 'refused') return outcome.because;
  return [MACRO_TEXTS[outcome.outcome], note].filter(Boolean).join('. ');
}

/** What each action of a macro came to, where one of them was refused. */
export function MacroResults({ name, results, onUndo, onClose }: MacroResultsProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} variant="h2">
        {MACRO_TEXTS.appliedInPart(name)}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {results.map((result) => (
            <Box component="li" key={result.what} sx={{ display: 'flex', gap: 1 }}>
              <Box aria-hidden sx={{ display: 'flex', pt: '1px' }}>
                {ICONS[result.outcome.outcome]}
              </Box>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" sx={{ fontWeight: 550 }}>
                  <bdi>{result.what}</bdi>
                </Typography>
                <Typography
                  variant="body2"
                  color={result.outcome.outcome === 'refused' ? 'error' : 'textSecondary'}
                >
                  {wordsOf(result)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {onUndo !== null && (
          <Button
            color="inherit"
            onClick={() => {
              onClose();
              onUndo();
            }}
          >
            {MACRO_TEXTS.undo}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {MACRO_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import type { WritingTexts } from '@harborline/domain/texts/writing';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { difference } from './difference';
import { DIFFERENCE_SIGNS, type DifferenceLayout, DifferenceLines, differenceTint } from './difference-lines';

export interface Version<Fields> {
  /** such as 'Your version' */
  readonly label: string;
  readonly fields: Fields;
}

/** A part of a text that is compared by itself. */
export interface ComparedPart<Fields> {
  readonly label: string;
  /** what stands there, line by line */
  linesOf(fields: Fields): readonly string[];
}

interface DifferenceDialogProps<Fields> {
  texts: WritingTexts;
  /** said where nothing that is compared differs, in place of the usual words */
  sameWords?: string;
  before: Version<Fields>;
  after: Version<Fields>;
  parts: readonly ComparedPart<Fields>[];
  onClose: () => void;
}

/** Shows what each of two versions of a text has that the other lacks. */
export function DifferenceDialog<Fields>({
  texts,
  sameWords = texts.sameWords,
  before,
  after,
  parts,
  onClose,
}: DifferenceDialogProps<Fields>) {
  const titleId = useId();
  const [layout, setLayout] = useState<DifferenceLayout>('inline');
  const sections = parts
    .map((part) => ({
      label: part.label,
      lines: difference(part.linesOf(before.fields), part.linesOf(after.fields)),
    }))
    .filter(({ lines }) => lines.some(({ kind }) => kind !== 'same'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={layout === 'inline' ? 'md' : 'lg'}
      fullWidth
      scroll="paper"
    >
      <DialogTitle id={titleId} variant="h2">
        {texts.differencesTitle}
      </DialogTitle>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <Typography variant="body2" component="span" sx={differenceTint('before')}>
            {DIFFERENCE_SIGNS.before}
            {texts.onlyIn(before.label)}
          </Typography>
          <Typography variant="body2" component="span" sx={differenceTint('after')}>
            {DIFFERENCE_SIGNS.after}
            {texts.onlyIn(after.label)}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={REVISION_TEXTS.layout}
            value={layout}
            onChange={(_event, next: DifferenceLayout | null) => {
              if (next !== null) setLayout(next);
            }}
            // On a phone there is no room for two columns.
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, ml: 'auto' }}
          >
            <ToggleButton value="inline">{REVISION_TEXTS.inline}</ToggleButton>
            <ToggleButton value="beside">{REVISION_TEXTS.sideBySide}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
        {sections.length === 0 && <Typography>{sameWords}</Typography>}
        {sections.map(({ label, lines }) => (
          <Box key={label} component="section" sx={{ mb: 3 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {label}
            </Typography>
            <DifferenceLines parts={lines} layout={layout} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
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
import type { ArticleFields } from '../editor/article-fields';
import { difference } from './difference';
import { DIFFERENCE_SIGNS, type DifferenceLayout, DifferenceLines, differenceTint } from './difference-lines';
import { linesOf } from './lines-of';

export interface Version {
  /** such as 'Your version' */
  readonly label: string;
  readonly fields: ArticleFields;
}

interface DifferenceDialogProps {
  before: Version;
  after: Version;
  categoryTitleOf: (categoryId: string) => string;
  onClose: () => void;
}

const textOf = (
  fields: ArticleFields,
  part: 'title' | 'category' | 'keywords' | 'text',
  titleOf: (id: string) => string,
) => {
  if (part === 'title') return [fields.title];
  if (part === 'category') return [titleOf(fields.categoryId)];
  if (part === 'keywords') return [fields.keywords.join(', ')];
  return linesOf(fields.content);
};

const PARTS = [
  ['title', ARTICLE_TEXTS.titleLabel],
  ['category', ARTICLE_TEXTS.categoryLabel],
  ['keywords', ARTICLE_TEXTS.keywordsLabel],
  ['text', ARTICLE_TEXTS.contentLabel],
] as const;

/** Shows what each of two versions of an article has that the other lacks. */
export function DifferenceDialog({ before, after, categoryTitleOf, onClose }: DifferenceDialogProps) {
  const titleId = useId();
  const [layout, setLayout] = useState<DifferenceLayout>('inline');
  const sections = PARTS.map(([part, label]) => ({
    label,
    parts: difference(
      textOf(before.fields, part, categoryTitleOf),
      textOf(after.fields, part, categoryTitleOf),
    ),
  })).filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
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
        {ARTICLE_TEXTS.differencesTitle}
      </DialogTitle>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
          <Typography variant="body2" component="span" sx={differenceTint('before')}>
            {DIFFERENCE_SIGNS.before}
            {ARTICLE_TEXTS.onlyIn(before.label)}
          </Typography>
          <Typography variant="body2" component="span" sx={differenceTint('after')}>
            {DIFFERENCE_SIGNS.after}
            {ARTICLE_TEXTS.onlyIn(after.label)}
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
        {sections.length === 0 && <Typography>{ARTICLE_TEXTS.sameWords}</Typography>}
        {sections.map(({ label, parts }) => (
          <Box key={label} component="section" sx={{ mb: 3 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {label}
            </Typography>
            <DifferenceLines parts={parts} layout={layout} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {ARTICLE_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

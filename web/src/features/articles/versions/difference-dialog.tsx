import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ArticleFields } from '../editor/article-fields';
import { difference, type Part } from './difference';
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

const COLOURS = { before: 'error.main', after: 'success.main' } as const;

/** Colour is not the only distinction between the two. */
const SIGNS = { same: '', before: '− ', after: '+ ' } as const;

/** Tints are layered over the paper, so that the text keeps its contrast in both schemes. */
function tint(kind: Part['kind']) {
  const base = { position: 'relative', px: 1, py: 0.5, borderRadius: 0.5 } as const;
  if (kind === 'same') return base;
  const layer = { content: '""', position: 'absolute', inset: 0, opacity: 0.14, borderRadius: 0.5 } as const;
  return {
    ...base,
    '&::before': { ...layer, bgcolor: COLOURS[kind] },
  } as const;
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
  const sections = PARTS.map(([part, label]) => ({
    label,
    parts: difference(
      textOf(before.fields, part, categoryTitleOf),
      textOf(after.fields, part, categoryTitleOf),
    ),
  })).filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth scroll="paper">
      <DialogTitle id={titleId} variant="h2">
        {ARTICLE_TEXTS.differencesTitle}
      </DialogTitle>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Typography variant="body2" component="span" sx={tint('before')}>
            {SIGNS.before}
            {ARTICLE_TEXTS.onlyIn(before.label)}
          </Typography>
          <Typography variant="body2" component="span" sx={tint('after')}>
            {SIGNS.after}
            {ARTICLE_TEXTS.onlyIn(after.label)}
          </Typography>
        </Box>
        {sections.length === 0 && <Typography>{ARTICLE_TEXTS.sameWords}</Typography>}
        {sections.map(({ label, parts }) => (
          <Box key={label} component="section" sx={{ mb: 3 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {label}
            </Typography>
            <DifferenceLines parts={parts} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {ARTICLE_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One unchanged line around a change is enough to find it. */
function isNear(parts: readonly Part[], index: number): boolean {
  return [-1, 0, 1].some((step) => (parts[index + step]?.kind ?? 'same') !== 'same');
}

function DifferenceLines({ parts }: { parts: readonly Part[] }) {
  const rows = parts.map((part, index) => ({
    part,
    key: `${index}/${part.kind}`,
    isShown: isNear(parts, index),
  }));
  return rows.map(({ part, key, isShown }, index) => {
    if (!isShown) {
      const isFirstHidden = index === 0 || rows[index - 1]?.isShown === true;
      return isFirstHidden ? (
        <Typography key={key} color="textSecondary" aria-hidden sx={{ px: 1 }}>
          …
        </Typography>
      ) : null;
    }
    const element = part.kind === 'same' ? 'p' : part.kind === 'before' ? 'del' : 'ins';
    return (
      <Typography
        key={key}
        component={element}
        color={part.kind === 'same' ? 'textSecondary' : 'textPrimary'}
        sx={{
          display: 'block',
          my: 0.25,
          overflowWrap: 'anywhere',
          textDecoration: 'none',
          ...tint(part.kind),
        }}
      >
        {SIGNS[part.kind]}
        {part.text}
      </Typography>
    );
  });
}

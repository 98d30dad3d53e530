import { isSameArticleText } from '@harborline/domain/articles/article-text';
import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { absoluteTime } from '../../../../shared/format/staff-times';
import { type ArticleFields, fieldsOf } from '../../editor/article-fields';
import type { Version } from '../difference-dialog';
import { RevisionList } from './revision-list';
import { type RevisionRow, useRevisions } from './use-revisions';

interface RevisionsDialogProps {
  article: Article;
  /** the text in the editor */
  fields: ArticleFields;
  mayRestore: boolean;
  onCompare: (versions: { before: Version; after: Version }) => void;
  /** puts the text of a revision into the editor; `time` names it */
  onRestore: (fields: ArticleFields, time: string) => void;
  onClose: () => void;
}

const versionOf = (row: RevisionRow): Version => ({
  label: REVISION_TEXTS.nameOf(absoluteTime(row.published_at.toDate())),
  fields: fieldsOf(row),
});

/** The newest of two selected rows stays when a third is selected. */
const select = (ids: readonly string[], id: string, isSelected: boolean): readonly string[] =>
  isSelected ? [...ids.slice(-1), id] : ids.filter((other) => other !== id);

/** What was published of an article: to compare any two, or one with the editor, and to restore one as a draft. */
export function RevisionsDialog({ article, fields, mayRestore, ...props }: RevisionsDialogProps) {
  const titleId = useId();
  const list = useRevisions(article.support_lib_id, article.id);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const selected = list.rows.filter(({ id }) => selectedIds.includes(id));
  const live = isLive(article) ? list.rows.find((row) => isSameArticleText(row, article)) : undefined;
  const compare = () => {
    const [newer, older] = selected;
    if (newer === undefined) return;
    if (older === undefined) {
      props.onCompare({ before: versionOf(newer), after: { label: REVISION_TEXTS.inEditor, fields } });
    } else props.onCompare({ before: versionOf(older), after: versionOf(newer) });
  };
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth scroll="paper">
      <DialogTitle id={titleId} variant="h2">
        {REVISION_TEXTS.title}
      </DialogTitle>
      <DialogContent dividers>
        <DialogContentText variant="body2" sx={{ mb: 1 }}>
          {REVISION_TEXTS.description}
        </DialogContentText>
        <RevisionList
          list={list}
          selectedIds={selectedIds}
          liveId={live?.id ?? null}
          onSelect={(id, isSelected) => setSelectedIds((ids) => select(ids, id, isSelected))}
          onRestore={
            mayRestore
              ? (row) => props.onRestore(fieldsOf(row), absoluteTime(row.published_at.toDate()))
              : null
          }
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {list.rows.length > 0 && selected.length === 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
            {REVISION_TEXTS.compareNone}
          </Typography>
        )}
        {selected.length > 0 && (
          <Button variant="contained" onClick={compare}>
            {selected.length === 1 ? REVISION_TEXTS.compareOne : REVISION_TEXTS.compareTwo}
          </Button>
        )}
        <Button color="inherit" onClick={props.onClose}>
          {ARTICLE_TEXTS.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

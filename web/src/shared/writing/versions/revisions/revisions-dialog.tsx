import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import type { WritingTexts } from '@harborline/domain/texts/writing';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Version } from '../difference-dialog';
import type { Revision, RevisionPages } from './revision';
import { RevisionList } from './revision-list';
import { revisionTimes } from './revision-times';

interface RevisionsDialogProps<Fields> {
  texts: WritingTexts;
  list: RevisionPages<Fields>;
  /** whether a revision is what readers have now */
  isLive: (revision: Revision<Fields>) => boolean;
  /** the text in the editor */
  fields: Fields;
  mayRestore: boolean;
  onCompare: (versions: { before: Version<Fields>; after: Version<Fields> }) => void;
  /** puts the text of a revision into the editor; `time` names it */
  onRestore: (fields: Fields, time: string) => void;
  onClose: () => void;
}

/** The newest of two selected rows stays when a third is selected. */
const select = (ids: readonly string[], id: string, isSelected: boolean): readonly string[] =>
  isSelected ? [...ids.slice(-1), id] : ids.filter((other) => other !== id);

/** What was published of a text: to compare any two, or one with the editor, and to restore one as a draft. */
export function RevisionsDialog<Fields>({ texts, list, fields, ...props }: RevisionsDialogProps<Fields>) {
  const titleId = useId();
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const selected = list.rows.filter(({ id }) => selectedIds.includes(id));
  const live = list.rows.find(props.isLive);
  const times = revisionTimes(list.rows);
  const timeOf = ({ id }: Revision<Fields>) => times.get(id) ?? '';
  const versionOf = (row: Revision<Fields>): Version<Fields> => ({
    label: REVISION_TEXTS.nameOf(timeOf(row)),
    fields: row.fields,
  });
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
          {texts.revisionsDescription}
        </DialogContentText>
        <RevisionList
          list={list}
          noneText={texts.noRevisions}
          times={times}
          selectedIds={selectedIds}
          liveId={live?.id ?? null}
          onSelect={(id, isSelected) => setSelectedIds((ids) => select(ids, id, isSelected))}
          onRestore={props.mayRestore ? (row) => props.onRestore(row.fields, timeOf(row)) : null}
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
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopRevisions } from '@harborline/domain/stores/content-revisions';
import { SOP_EDITOR_TEXTS } from '@harborline/domain/texts/sop';
import { useMemo } from 'react';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import type { Revision } from '../../../shared/writing/versions/revisions/revision';
import { useRevisions } from '../../../shared/writing/versions/revisions/use-revisions';
import { WritingRevisions } from '../../../shared/writing/versions/revisions/writing-revisions';
import { type SopFields, sopFieldsOf } from './sop-fields';
import type { LoadedSop, SopWriting } from './sop-kind';

const revisionOf = (row: RecordOf<ReturnType<typeof sopRevisions>>): Revision<SopFields> => ({
  id: row.id,
  fields: sopFieldsOf(row),
  title: row.sop_title,
  number: SOP_EDITOR_TEXTS.revision(row.version),
  publishedAt: row.published_at.toDate(),
  publisher: row.published_name,
});

interface SopRevisionsProps {
  loaded: LoadedSop;
  writing: SopWriting;
  mayRestore: boolean;
  onClose: () => void;
}

/** The versions of an SOP. */
export function SopRevisions({ loaded: { content }, ...props }: SopRevisionsProps) {
  const { id, support_lib_id: libraryId, version } = content;
  const list = useRevisions(
    useMemo(() => sopRevisions(libraryId, id), [libraryId, id]),
    revisionOf,
  );
  return (
    <WritingRevisions
      {...props}
      list={list}
      isLive={({ number }) => isSopLive(content) && number === SOP_EDITOR_TEXTS.revision(version)}
    />
  );
}

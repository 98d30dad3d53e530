import { lessonRevisions } from '@harborline/domain/stores/content-revisions';
import { useMemo } from 'react';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import type { Revision } from '../../../shared/writing/versions/revisions/revision';
import { useRevisions } from '../../../shared/writing/versions/revisions/use-revisions';
import { WritingRevisions } from '../../../shared/writing/versions/revisions/writing-revisions';
import { formOf, isSameForm, type LessonForm } from './lesson-fields';
import type { LessonWriting } from './lesson-kind';
import type { LoadedLesson } from './load-lesson';

const revisionOf = (row: RecordOf<ReturnType<typeof lessonRevisions>>): Revision<LessonForm> => ({
  id: row.id,
  fields: formOf(row),
  title: row.lesson_title,
  publishedAt: row.published_at.toDate(),
  publisher: row.published_name,
});

interface LessonRevisionsProps {
  loaded: LoadedLesson;
  writing: LessonWriting;
  mayRestore: boolean;
  onClose: () => void;
}

/** What visitors could read of a lesson. */
export function LessonRevisions({ loaded: { content, course }, ...props }: LessonRevisionsProps) {
  const { id, support_lib_id: libraryId } = content;
  const list = useRevisions(
    useMemo(() => lessonRevisions(libraryId, id), [libraryId, id]),
    revisionOf,
  );
  const live = formOf(content);
  return (
    <WritingRevisions
      {...props}
      list={list}
      isLive={({ fields }) => course.is_published && isSameForm(fields, live)}
    />
  );
}

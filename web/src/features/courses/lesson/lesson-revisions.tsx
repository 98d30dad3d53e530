import { lessonRevisions } from '@harborline/domain/stores/content-revisions';
import { useMemo } from 'react';
import type { RecordOf } from '../../../shared/store/snapshot-record';
import type { Revision } from '../../../shared/writing/versions/revisions/revision';
import { useRevisions } from '../../../shared/writing/versions/revisions/use-revisions';
import { WritingRevisions } from '../../../shared/writing/versions/revisions/writing-revisions';
import { formOf, isSameForm, type LessonForm } from './lesson-fields';
import type { LessonWriting } from './lesson-kind';
import type { LoadedLesson } from './save-lesson';

interface LessonRevisionsProps {
  loaded: LoadedLesson;
  writing: LessonWriting;
  mayRestore: boolean;
  onClose: () => void;
}

/** What was published of a lesson. When it opens and what completes it stays as it is in the form. */
export function LessonRevisions({ loaded, writing, ...props }: LessonRevisionsProps) {
  const { id, support_lib_id: libraryId } = loaded.content;
  const { isReadToEnd, opensAfterDays } = writing.editor.state.fields;
  const fieldsOf = (words: Parameters<typeof formOf>[0]): LessonForm => ({
    ...formOf(words, {}),
    isReadToEnd,
    opensAfterDays,
  });
  const revisionOf = (row: RecordOf<ReturnType<typeof lessonRevisions>>): Revision<LessonForm> => ({
    id: row.id,
    fields: fieldsOf(row),
    title: row.lesson_title,
    publishedAt: row.published_at.toDate(),
    publisher: row.published_name,
  });
  const list = useRevisions(
    useMemo(() => lessonRevisions(libraryId, id), [libraryId, id]),
    revisionOf,
  );
  const live = fieldsOf(loaded.content);
  return (
    <WritingRevisions
      {...props}
      writing={writing}
      list={list}
      isLive={({ fields }) => writing.view.isLive && isSameForm(fields, live)}
    />
  );
}

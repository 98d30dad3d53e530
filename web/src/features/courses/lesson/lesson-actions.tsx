import { REVISION_TEXTS } from '@harborline/domain/texts/article-revisions';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { LESSON_TEXTS } from '@harborline/domain/texts/lessons';
import Button from '@mui/material/Button';
import { WritingMenu } from '../../../shared/writing/editing/writing-menu';
import type { LessonWriting } from './lesson-kind';

interface LessonActionsProps {
  writing: LessonWriting;
  isDisabled: boolean;
  mayPublish: boolean;
  onOpenRevisions: () => void;
}

/** The buttons of a stored lesson's editor. What learners would notice needs the publishing permission. */
export function LessonActions({ writing, isDisabled, mayPublish, onOpenRevisions }: LessonActionsProps) {
  const { editor, hasChanges, view } = writing;
  const isChanged = editor.isDirty || hasChanges;
  const discard = {
    label: LESSON_TEXTS.discardDraft,
    isDisabled,
    isDestructive: true,
    choose: () => writing.setDiscarding(true),
  };
  return (
    <>
      {view.isLive ? (
        <Button
          variant="contained"
          disabled={isDisabled || !mayPublish || !isChanged}
          title={mayPublish ? undefined : LESSON_TEXTS.mayNotPublish}
          onClick={() => editor.save('publish')}
        >
          {LESSON_TEXTS.publishChanges}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={isDisabled || !isChanged}
          onClick={() => editor.save('save-unpublished')}
        >
          {COURSE_TEXTS.saveLesson}
        </Button>
      )}
      <WritingMenu
        label={LESSON_TEXTS.openMenu}
        items={[
          { label: REVISION_TEXTS.title, choose: onOpenRevisions },
          ...(view.isLive && hasChanges ? [discard] : []),
        ]}
      />
    </>
  );
}

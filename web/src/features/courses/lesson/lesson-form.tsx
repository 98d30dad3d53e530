import { LESSON_KINDS, type LessonKind } from '@harborline/domain/courses/lesson-kinds';
import { LIMITS } from '@harborline/domain/limits';
import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { OUTLINE_TEXTS } from '@harborline/domain/texts/article-editing';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useLibrary } from '../../../shared/live/library-context';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { contentToStore } from '../../../shared/rich-text/content-to-store';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { TextInput } from '../../../shared/ui-admin/text-input';
import type { TextErrors } from '../../../shared/writing/editing/text-kind';
import { TitleField } from '../../../shared/writing/title-field';
import { articleLinks } from '../../articles';
import { storeLessonFile } from '../file/lesson-file';
import { LessonFileField } from '../file/lesson-file-field';
import { QuizEditor } from '../quiz/quiz-editor';
import { validateQuiz } from '../quiz/quiz-values';
import type { LessonForm } from './lesson-fields';
import { LessonTermsFields } from './lesson-terms-fields';

interface LessonFormProps {
  form: LessonForm;
  errors: TextErrors<LessonForm>;
  libraryId: string;
  courseId: string;
  isDisabled: boolean;
  onEdit: (change: Partial<LessonForm>) => void;
  onContentReady: (content: string) => void;
}

/** Whether the lesson is a text or a video with a text. */
function KindChoice({ form, isDisabled, onEdit }: Pick<LessonFormProps, 'form' | 'isDisabled' | 'onEdit'>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={form.kind}
      disabled={isDisabled}
      aria-label={COURSE_TEXTS.kindLabel}
      onChange={(_event, kind: LessonKind | null) => {
        if (kind !== null) onEdit({ kind });
      }}
    >
      {LESSON_KINDS.map((kind) => (
        <ToggleButton key={kind} value={kind} sx={{ px: 2, color: 'text.primary' }}>
          {COURSE_TEXTS.kinds[kind]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The text above a quiz is short. Twice the class, to win over the editor's own height. */
const INTRODUCTION = { '& .article-content.article-content': { minHeight: 96 } } as const;

/** The same each time, since a new one would take the focus. */
const NO_ERRORS = {};

/** Title, kind, terms, text, and the video or the quiz of a lesson. */
export function LessonFormFields({ form, errors, isDisabled, ...props }: LessonFormProps) {
  const firestore = useStaffFirestore();
  const library = useLibrary();
  const { libraryId, courseId } = props;
  const links = useMemo(
    () => articleLinks(firestore, { libraryId, library }),
    [firestore, libraryId, library],
  );
  // The same until the quiz changes, which takes its error away.
  const quizErrors = useMemo(
    () => (errors.quiz === undefined ? NO_ERRORS : validateQuiz(form.quiz)),
    [errors.quiz, form.quiz],
  );
  // From here on the editor owns its document; later values come from itself.
  const [initialHtml] = useState(() => contentToStore(form.content));
  return (
    <Box sx={{ width: '100%', maxWidth: 860, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <TitleField
        label={COURSE_TEXTS.lessonTitle}
        placeholder={COURSE_TEXTS.lessonTitle}
        value={form.title}
        isInvalid={errors.title !== undefined}
        isDisabled={isDisabled}
        helpId="lesson-title-help"
        onChange={(title) => props.onEdit({ title })}
        onLeave={() => undefined}
      />
      <Box id="lesson-title-help" sx={{ minHeight: 24, mb: 1 }}>
        {errors.title !== undefined && (
          <Typography role="alert" variant="body2" color="error">
            {errors.title}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <KindChoice form={form} isDisabled={isDisabled} onEdit={props.onEdit} />
        {form.kind === 'video' && (
          <TextInput
            label={COURSE_TEXTS.videoLabel}
            helpText={COURSE_TEXTS.videoHint}
            errorText={errors.video}
            type="url"
            value={form.video}
            disabled={isDisabled}
            inputProps={{ maxLength: LIMITS.lessonVideo }}
            onChange={(event) => props.onEdit({ video: event.target.value })}
          />
        )}
        {form.kind === 'file' && (
          <LessonFileField
            file={form.file}
            errorText={errors.file}
            isDisabled={isDisabled}
            onStore={(file) => storeLessonFile(file, { libraryId, courseId })}
            onChange={(file) => props.onEdit({ file })}
          />
        )}
        <LessonTermsFields form={form} errors={errors} isDisabled={isDisabled} onEdit={props.onEdit} />
      </Box>
      {errors.content !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errors.content}
        </Alert>
      )}
      <Box sx={form.kind === 'quiz' ? INTRODUCTION : null}>
        <RichTextEditor
          initialHtml={initialHtml}
          label={COURSE_TEXTS.lessonText}
          picturePrefix={storagePath.cover(libraryId, COVER_PREFIX.courses)}
          links={links}
          isDisabled={isDisabled}
          placeholder={COURSE_TEXTS.lessonTextPlaceholder}
          outlineHint={OUTLINE_TEXTS.emptyPlain}
          onReady={props.onContentReady}
          onChange={(content) => props.onEdit({ content })}
        />
      </Box>
      {form.kind === 'quiz' && (
        <QuizEditor
          quiz={form.quiz}
          errors={quizErrors}
          isDisabled={isDisabled}
          onChange={(quiz) => props.onEdit({ quiz })}
        />
      )}
    </Box>
  );
}

import { type FunnelStep, funnelOf } from '@harborline/domain/courses/course-funnel';
import type { OutlineLesson } from '@harborline/domain/courses/outline';
import type { CourseFigures } from '@harborline/domain/entities/course-figures';
import { LIMITS } from '@harborline/domain/limits';
import { COURSE_FIGURE_TEXTS } from '@harborline/domain/texts/course-figures';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { MoreButton } from '../../../shared/ui-admin/more-button';
import { useCourseFigures } from './use-course-figures';

/** How many have done a lesson: as a text, and as a bar that repeats it for the eye. */
function StepRow({ step: { lesson, done, percent } }: { readonly step: FunnelStep }) {
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{lesson.title}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {COURSE_FIGURE_TEXTS.step(done, percent)}
        </Typography>
      </Box>
      <Box aria-hidden sx={{ mt: 0.5, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
        <Box sx={{ width: `${percent}%`, height: 1, borderRadius: 3, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}

interface FunnelProps {
  readonly lessons: readonly OutlineLesson[];
  readonly figures: CourseFigures;
}

function CourseFunnel({ lessons, figures }: FunnelProps) {
  const [shown, setShown] = useState<number>(LIMITS.listPageSize);
  const { started, finished, finishedPercent, steps, largestDrop } = funnelOf(lessons, figures);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {COURSE_FIGURE_TEXTS.started(started)} · {COURSE_FIGURE_TEXTS.finished(finished, finishedPercent)}
      </Typography>
      {largestDrop !== null && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {COURSE_FIGURE_TEXTS.largestDrop(largestDrop.learners, largestDrop.lesson.title)}
        </Typography>
      )}
      <Box component="ol" aria-label={COURSE_FIGURE_TEXTS.steps} sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {steps.slice(0, shown).map((step) => (
          <StepRow key={step.lesson.id} step={step} />
        ))}
      </Box>
      {shown < steps.length && (
        <MoreButton
          label={COURSE_FIGURE_TEXTS.showMore}
          onMore={() => setShown((count) => count + LIMITS.listPageSize)}
        />
      )}
    </>
  );
}

interface FiguresProps {
  readonly courseId: string;
  /** of the course, in their order */
  readonly lessons: readonly OutlineLesson[];
}

/** How many learners have started and finished a course, and how many have done each lesson (D-80). */
export function FiguresSection({ courseId, lessons }: FiguresProps) {
  const figures = useCourseFigures(courseId);
  return (
    <Box component="section" aria-labelledby="course-figures" sx={{ mt: 4 }}>
      <Typography id="course-figures" variant="h2" sx={{ mb: 0.5 }}>
        {COURSE_FIGURE_TEXTS.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {COURSE_FIGURE_TEXTS.hint}
      </Typography>
      {figures.status === 'loading' && <ListSkeleton />}
      {(figures.status === 'failed' || figures.status === 'denied') && (
        <ErrorState title={COURSE_FIGURE_TEXTS.failed} onRetry={figures.retry} />
      )}
      {figures.status === 'ready' &&
        (figures.data === null ? (
          <Typography>{COURSE_FIGURE_TEXTS.empty}</Typography>
        ) : (
          <CourseFunnel lessons={lessons} figures={figures.data} />
        ))}
    </Box>
  );
}

import { lessonsOf, readRows, sectionsOf } from '@harborline/domain/courses/outline';
import type { Course } from '@harborline/domain/entities/course';
import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { storagePath } from '@harborline/domain/paths';
import { lessonDrafts } from '@harborline/domain/stores/content-drafts';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLibrary } from '../../../shared/live/library-context';
import { CoverField } from '../../../shared/pictures/cover-field';
import { adminLinks } from '../../../shared/routes/admin-links';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { ListSkeleton } from '../../../shared/ui-admin/list-skeleton';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { useDraftIds } from '../../../shared/writing/content/use-draft-ids';
import { useHiddenTexts } from '../../../shared/writing/deletion/hidden-texts';
import { PublishChip } from '../../../shared/writing/publish-chip';
import { CopyNotice } from '../../articles';
import { useUpdatedCourses } from '../defaults/course-copies';
import { DetailsDialog } from '../details-dialog';
import { FiguresSection } from '../figures/figures-section';
import { OutlineSection } from '../outline/outline-section';
import { OrderSwitch } from './order-switch';
import { RequiredCoursesSection } from './required-courses-section';
import { useCourse } from './use-course';
import { useCourseActions } from './use-course-actions';

type Asked = 'details' | 'unpublish' | 'delete';

const BACK = (
  <Button component={Link} to={adminLinks.courses()} variant="outlined">
    {COURSE_TEXTS.backToList}
  </Button>
);

/** A course: its head, whether visitors see it, and its lessons. */
export function CoursePage({ courseId }: { readonly courseId: string }) {
  const { support_lib_id: libraryId } = useStaff();
  const course = useCourse(courseId, libraryId);
  if (course.status === 'loading') return <ListSkeleton />;
  if (course.status === 'failed')
    return <ErrorState title={COURSE_TEXTS.loadFailed} onRetry={course.retry} />;
  if (course.status === 'denied') {
    return (
      <EmptyState
        isPage
        icon={<LockIcon />}
        title={ADMIN_TEXTS.deniedTitle}
        description={ADMIN_TEXTS.deniedBody}
      />
    );
  }
  if (course.data === null)
    return <EmptyState isPage icon={<SearchOffIcon />} title={COURSE_TEXTS.notFound} action={BACK} />;
  return <CourseEditor course={course.data} />;
}

interface PublishProps {
  course: Course;
  /** whether there is nothing to publish, or it is being published */
  isDisabled: boolean;
  onAsk: (asked: Asked) => void;
  onPublish: () => void;
}

/** Publishes the course, or takes it back. */
function PublishButton({ course, isDisabled, onAsk, onPublish }: PublishProps) {
  const mayPublish = useMay('Courses.publish');
  if (course.is_published) {
    return (
      <Button variant="outlined" color="inherit" disabled={!mayPublish} onClick={() => onAsk('unpublish')}>
        {COURSE_TEXTS.unpublish}
      </Button>
    );
  }
  return (
    <Button variant="contained" disabled={!mayPublish || isDisabled} onClick={onPublish}>
      {COURSE_TEXTS.publish}
    </Button>
  );
}

function CourseEditor({ course }: { readonly course: Course }) {
  const { support_lib_id: libraryId } = useStaff();
  const library = useLibrary();
  const mayWrite = useMay('Courses.updateUnpublished');
  const mayPublish = useMay('Courses.publish');
  const mayDelete = useMay('Courses.delete');
  const actions = useCourseActions();
  const navigate = useNavigate();
  const updated = useUpdatedCourses();
  const [asked, setAsked] = useState<Asked | null>(null);
  const deleted = useHiddenTexts();
  const draftIds = useDraftIds(useMemo(() => lessonDrafts(libraryId, course.id), [libraryId, course.id]));
  const [isPublishing, setIsPublishing] = useState(false);
  const [openedAtMs] = useState(Date.now);
  const rows = useMemo(
    () => readRows(course.course_outline).filter(({ id }) => !deleted.has(id)),
    [course.course_outline, deleted],
  );
  const lessons = useMemo(() => lessonsOf(sectionsOf(rows)), [rows]);
  const count = lessons.length;
  const mayChange = course.is_published ? mayPublish : mayWrite;
  const close = () => setAsked(null);
  /** keeps a second press from publishing what the first one still publishes */
  const publish = async (work: () => Promise<boolean>) => {
    setIsPublishing(true);
    await work();
    setIsPublishing(false);
  };
  const remove = async () => {
    close();
    if (await actions.remove(course, openedAtMs)) await navigate(adminLinks.courses());
  };
  return (
    <PageFrame
      title={course.course_title}
      width="list"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayChange && (
            <Button color="inherit" onClick={() => setAsked('details')}>
              {COURSE_TEXTS.details}
            </Button>
          )}
          <PublishButton
            course={course}
            isDisabled={count === 0 || isPublishing}
            onAsk={setAsked}
            onPublish={() => void publish(() => actions.setPublished(course, true))}
          />
          {course.is_published && mayPublish && draftIds.size > 0 && (
            <Button
              variant="contained"
              disabled={isPublishing}
              onClick={() => void publish(() => actions.publishChanges(course))}
            >
              {COURSE_TEXTS.publishDrafts(draftIds.size)}
            </Button>
          )}
        </Box>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <PublishChip isPublished={course.is_published} />
        <MuiLink component={Link} to={adminLinks.courses()} variant="body2">
          {COURSE_TEXTS.backToList}
        </MuiLink>
        {course.is_published && library !== null && (
          <MuiLink
            href={publicLinks(library.library_refkey).course(course.id)}
            target="_blank"
            rel="noopener"
            variant="body2"
          >
            {COURSE_TEXTS.view}
          </MuiLink>
        )}
      </Box>
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <CopyNotice
          text={course}
          onDecide={updated.has(course.id) ? () => void navigate(adminLinks.defaultCourses()) : null}
        />
      </Box>
      {course.is_published && !mayPublish && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {COURSE_TEXTS.readOnly}
        </Alert>
      )}
      {!course.is_published && count === 0 && mayPublish && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {COURSE_TEXTS.publishEmpty}
        </Alert>
      )}
      {course.course_description !== '' && (
        <Typography
          dir="auto"
          sx={{ mb: 2, maxWidth: 720, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {course.course_description}
        </Typography>
      )}
      {(mayChange || course.course_cover !== '') && (
        <Box sx={{ mb: 3, maxWidth: 240 }}>
          <CoverField
            texts={COURSE_TEXTS.cover}
            value={course.course_cover}
            isDisabled={!mayChange}
            pathOf={(fileName) => storagePath.courseCover(libraryId, course.id, fileName)}
            onChange={(address) => actions.saveCover(course, address)}
          />
        </Box>
      )}
      <Box sx={{ mb: 3 }}>
        <OrderSwitch
          isOn={course.lessons_in_order === true}
          mayChange={mayChange}
          onChange={(isOn) => actions.setInOrder(course, isOn)}
        />
      </Box>
      <Box sx={{ mb: 3 }}>
        <RequiredCoursesSection
          course={course}
          mayChange={mayChange}
          onChange={(ids) => actions.setRequired(course, ids)}
        />
      </Box>
      <OutlineSection courseId={course.id} rows={rows} draftIds={draftIds} mayChange={mayChange} />
      {count > 0 && <FiguresSection courseId={course.id} lessons={lessons} />}
      {mayDelete && (
        <Box sx={{ mt: 4 }}>
          <Button variant="outlined" color="error" onClick={() => setAsked('delete')}>
            {COURSE_TEXTS.delete}
          </Button>
        </Box>
      )}
      {asked === 'details' && (
        <DetailsDialog
          current={{ title: course.course_title, description: course.course_description }}
          onSave={(details) => actions.saveDetails(course, details)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'unpublish'}
        title={COURSE_TEXTS.unpublishTitle}
        description={COURSE_TEXTS.unpublishBody}
        confirmLabel={COURSE_TEXTS.unpublish}
        onCancel={close}
        onConfirm={() => {
          close();
          void actions.setPublished(course, false);
        }}
      />
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={COURSE_TEXTS.deleteTitle(course.course_title)}
        description={COURSE_TEXTS.deleteBody(count)}
        confirmLabel={COURSE_TEXTS.delete}
        isDestructive
        onCancel={close}
        onConfirm={() => void remove()}
      />
    </PageFrame>
  );
}

import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { DefaultList, type ListedText } from '../../articles';
import { CourseViews } from '../list/course-views';
import { useCourseCopies } from './course-copies';
import { CourseLine } from './course-line';
import { loadParentCourses } from './load-parent-courses';

function CourseLines({ listed }: { listed: readonly ListedText[] }) {
  const { copies, asked } = useCourseCopies();
  return (
    <>
      {listed.map((one) => (
        <CourseLine key={one.text.id} {...one} copies={copies} />
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          title={DEFAULT_COURSE_TEXTS.lossTitle(asked.lessons)}
          description={DEFAULT_COURSE_TEXTS.lossBody(asked.lessons)}
          confirmLabel={DEFAULT_COURSE_TEXTS.lossConfirm(asked.lessons)}
          isDestructive
          onCancel={() => asked.answer(false)}
          onConfirm={() => asked.answer(true)}
        />
      )}
    </>
  );
}

/** /admin/courses?view=default: which courses of its parent the library shows (U-12, D-84). */
export function DefaultCoursesPage() {
  return (
    <PageFrame title={COURSE_TEXTS.listTitle} intro={COURSE_TEXTS.intro} width="list">
      <CourseViews current="default" />
      <DefaultList
        kind="courses"
        permission="SupportLibraries.updateDefaultCourses"
        texts={DEFAULT_COURSE_TEXTS}
        icon={<CourseIcon />}
        load={loadParentCourses}
        lines={(listed) => <CourseLines listed={listed} />}
      />
    </PageFrame>
  );
}

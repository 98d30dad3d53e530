import { publicLinks } from '@harborline/domain/help-center/public-routes';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import CourseIcon from '@mui/icons-material/SchoolOutlined';
import { PageFrame } from '../../../shared/ui-admin/page-frame';
import { DefaultLine, DefaultList, type ListedText } from '../../articles';
import { CourseViews } from '../list/course-views';
import { loadParentCourses } from './load-parent-courses';

const { shown, hidden } = DEFAULT_CONTENT_TEXTS;
const TEXTS = { ...DEFAULT_COURSE_TEXTS, shown, hidden };

const CourseLine = ({ text: { id, title }, library, isShown, mayChoose, onShow }: ListedText) => (
  <DefaultLine
    title={title}
    switchLabel={DEFAULT_COURSE_TEXTS.showCourse(title)}
    isShown={isShown}
    mayChoose={mayChoose}
    own={null}
    onCopy={null}
    preview={isShown ? publicLinks(library.library_refkey).course(id) : null}
    onShow={onShow}
  />
);

/** /admin/courses?view=default: which courses of its parent the library shows (U-12, D-84). */
export function DefaultCoursesPage() {
  return (
    <PageFrame title={COURSE_TEXTS.listTitle} width="wide">
      <CourseViews current="default" />
      <DefaultList
        kind="courses"
        permission="SupportLibraries.updateDefaultCourses"
        texts={TEXTS}
        icon={<CourseIcon />}
        load={loadParentCourses}
        lines={(listed) => listed.map((one) => <CourseLine key={one.text.id} {...one} />)}
      />
    </PageFrame>
  );
}

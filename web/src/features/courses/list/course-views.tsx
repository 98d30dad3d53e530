import { DEFAULT_COURSE_TEXTS } from '@harborline/domain/texts/default-courses';
import { adminLinks } from '../../../shared/routes/admin-links';
import { DefaultViews } from '../../articles';

/** The views of the screen of courses. */
export const CourseViews = ({ current }: { current: 'own' | 'default' }) => (
  <DefaultViews
    label={DEFAULT_COURSE_TEXTS.views}
    current={current}
    own={{ label: DEFAULT_COURSE_TEXTS.ownView, to: adminLinks.courses() }}
    defaults={{ label: DEFAULT_COURSE_TEXTS.view, to: adminLinks.defaultCourses() }}
  />
);

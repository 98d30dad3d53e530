import { sendSiteArticles, sendSiteFrame, sendSitePicture } from '../pages';
import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { copyCourse } from './courses/copy/copy-course';
import { listCourseLessons } from './courses/list-course-lessons';
import { listCourses } from './courses/list-courses';
import { listSubscriptions } from './courses/list-subscriptions';
import {
  receiveArticles,
  receiveCategories,
  receiveCourse,
  receiveNews,
  receivePictureNames,
} from './import/receive-import';
import { listSopArticles } from './sops/list-sop-articles';
import { listSopCategories } from './sops/list-sop-categories';

/** Everything under /api/articles. Parts of an import or an export take more memory than other requests. */
export const articles = httpsService(
  'articles',
  {
    authenticator,
    endpoints: [
      receiveArticles,
      receiveCategories,
      receivePictureNames,
      receiveNews,
      receiveCourse,
      listSopArticles,
      listSopCategories,
      listCourses,
      listCourseLessons,
      listSubscriptions,
      copyCourse,
      sendSiteArticles,
      sendSiteFrame,
      sendSitePicture,
    ],
  },
  { memory: '512MiB' },
);

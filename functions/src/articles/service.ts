import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { receiveArticles, receiveCategories, receivePictureNames } from './import/receive-import';

/** Everything under /api/articles. A batch of an import takes more memory than other requests. */
export const articles = httpsService(
  'articles',
  { authenticator, endpoints: [receiveArticles, receiveCategories, receivePictureNames] },
  { memory: '512MiB' },
);

import * as contract from '@harborline/domain/api/activity/askers';
import { article as articleDocument } from '@harborline/domain/stores/articles';
import { failedSearch } from '@harborline/domain/stores/searches';
import { staffEndpoint } from '../../platform/endpoint';
import { ApiError } from '../../platform/errors';
import { firestore } from '../../platform/firebase';
import { readEach } from '../../platform/store/read';
import { updateRecord } from '../../platform/store/write';

/** PUT searches/article: the article answers the failed search, drafted from it or not; a later one takes its place. */
export const linkSearch = staffEndpoint(
  contract.linkSearch,
  async ({ failed_search, articleId }, { support_lib_id: libraryId }) => {
    const document = failedSearch(failed_search);
    return firestore().runTransaction(async (transaction) => {
      const [search, article] = await readEach([document, articleDocument(articleId)], transaction);
      const isOwn = search?.support_lib_id === libraryId && article?.support_lib_id === libraryId;
      if (!isOwn) throw new ApiError('not-found');
      updateRecord(transaction, document, { article_ref: articleId });
      return { isLinked: true };
    });
  },
);

import { listSopArticles, listSopCategories, type ReadSop } from '@harborline/domain/api/articles/sops';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { callApi } from '../../../shared/api/call-api';
import type { Page } from '../../../shared/requests/use-pages';

export type PreviewCategory = AnswerOf<typeof listSopCategories>['sop_categories'][number];

/** S7.4-01, under the specification's name. @throws ApiError */
export async function getSopCategories(
  support_lib_id: string,
  signal: AbortSignal,
): Promise<readonly PreviewCategory[]> {
  const { sop_categories } = await callApi(listSopCategories, { query: { support_lib_id }, signal });
  return sop_categories;
}

interface AskedArticles {
  readonly support_lib_id: string;
  /** undefined for all */
  readonly category_id: string | undefined;
  /** '' for the first page */
  readonly cursor: string;
}

/** S7.4-02, under the specification's name. @throws ApiError */
export async function getSopArticlesbackend(
  { support_lib_id, category_id, cursor }: AskedArticles,
  signal: AbortSignal,
): Promise<Page<ReadSop>> {
  const query = { support_lib_id, cursor, ...(category_id === undefined ? {} : { category_id }) };
  const { sop_articles, next_cursor } = await callApi(listSopArticles, { query, signal });
  return { rows: sop_articles, nextCursor: next_cursor };
}

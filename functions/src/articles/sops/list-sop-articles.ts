import * as contract from '@harborline/domain/api/articles/sops';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { publishedSops } from '@harborline/domain/stores/sops';
import { staffEndpoint } from '../../platform/endpoint';
import { readPage } from '../../platform/page';
import { requireOwnLibrary } from '../../platform/require-own-library';

const present = ({ id, sop_title, sop_content, category_id, version }: SopArticle): contract.ReadSop => ({
  id,
  sop_title,
  sop_content,
  category_id,
  version,
});

/** GET sop_articles: the published SOPs of the current library, by title (S7.4-02). Drafts and archived ones are left out. */
export const listSopArticles = staffEndpoint(contract.listSopArticles, async (input, staff) => {
  const libraryId = requireOwnLibrary(input, staff);
  const { records, nextCursor } = await readPage(
    publishedSops(libraryId, input.category_id ?? null),
    input,
    (sop) => sop.get('support_lib_id') === libraryId,
  );
  return { sop_articles: records.map(present), next_cursor: nextCursor };
});

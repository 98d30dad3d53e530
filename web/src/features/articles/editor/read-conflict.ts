import { isLive } from '@harborline/domain/articles/publication';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import type { Firestore } from 'firebase/firestore';
import { readStaffName } from '../../../shared/writing/staff-names';
import { fieldsOf } from './article-fields';
import type { Conflict } from './editor-state';
import type { ArticleVersion, LoadedArticle } from './load-article';

/** Who saved the newer state; null if that is not recorded: a draft that was discarded names no one. */
function savedBy({ article, draft, version }: LoadedArticle, known: ArticleVersion): string | null {
  if (draft !== null && version.draft !== known.draft) return draft.updated_by;
  return version.article === known.article ? null : article.updated_by;
}

/** A newer state of an article as the conflict that its notice shows. */
export async function readConflict(
  firestore: Firestore,
  theirs: LoadedArticle,
  known: ArticleVersion,
): Promise<Conflict> {
  const { article, draft, version } = theirs;
  const byUid = savedBy(theirs, known);
  const name = byUid === null ? ARTICLE_TEXTS.aTeammate : await readStaffName(firestore, byUid);
  return { name, isPublished: isLive(article), fields: fieldsOf(draft ?? article), version };
}

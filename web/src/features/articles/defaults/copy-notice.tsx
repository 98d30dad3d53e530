import { isLive } from '@harborline/domain/articles/publication';
import type { Article } from '@harborline/domain/entities/article';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { HeaderNotice } from '../../../shared/writing/header-notice';

function textOf(article: Article): string {
  if (article.is_published) return DEFAULT_CONTENT_TEXTS.copyReplaces;
  return isLive(article) ? DEFAULT_CONTENT_TEXTS.copyForStaff : DEFAULT_CONTENT_TEXTS.copyWillReplace;
}

/** Says of a library's own copy of a default article what becomes of the parent's (D-73); nothing of other articles. */
export function CopyNotice({ article }: { article: Article }) {
  if (article.origin_ref === undefined) return null;
  return <HeaderNotice severity="info" text={textOf(article)} actions={[]} />;
}

import { isLive } from '@harborline/domain/articles/publication';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { HeaderNotice } from '../../../shared/writing/header-notice';

interface Copyable {
  readonly origin_ref?: string | undefined;
  readonly is_published: boolean;
  readonly is_staff_published?: boolean | undefined;
}

function sentenceFor(text: Copyable): string {
  if (text.is_published) return DEFAULT_CONTENT_TEXTS.copyReplaces;
  return isLive(text) ? DEFAULT_CONTENT_TEXTS.copyForStaff : DEFAULT_CONTENT_TEXTS.copyWillReplace;
}

/** Says of a library's own copy of its parent's text what becomes of the original (D-73); nothing of other texts. */
export function CopyNotice({ text }: { text: Copyable }) {
  if (text.origin_ref === undefined) return null;
  return <HeaderNotice severity="info" text={sentenceFor(text)} actions={[]} />;
}

import { isLive } from '@harborline/domain/articles/publication';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { HeaderNotice } from '../../../shared/writing/header-notice';

interface Copyable {
  readonly origin_ref?: string | undefined;
  readonly is_published: boolean;
  readonly is_staff_published?: boolean | undefined;
}

interface CopyTexts {
  readonly copyReplaces: string;
  readonly copyWillReplace: string;
  /** of kinds that can be for staff only */
  readonly copyForStaff?: string;
}

function sentenceFor(text: Copyable, texts: CopyTexts): string {
  if (text.is_published) return texts.copyReplaces;
  const { copyWillReplace, copyForStaff = copyWillReplace } = texts;
  return isLive(text) ? copyForStaff : copyWillReplace;
}

interface CopyNoticeProps {
  text: Copyable;
  texts?: CopyTexts;
  /** leads to where an update of the original is decided; null or missing if there is none */
  onDecide?: (() => void) | null;
}

/** Says of a library's own copy of its parent's text what becomes of the original (D-73); nothing of other texts. */
export function CopyNotice({ text, texts = DEFAULT_CONTENT_TEXTS, onDecide = null }: CopyNoticeProps) {
  if (text.origin_ref === undefined) return null;
  const sentence = sentenceFor(text, texts);
  if (onDecide === null) return <HeaderNotice severity="info" text={sentence} actions={[]} />;
  return (
    <HeaderNotice
      severity="info"
      text={`${sentence} ${DEFAULT_CONTENT_TEXTS.hasUpdate}`}
      actions={[{ label: DEFAULT_CONTENT_TEXTS.decideUpdate, run: onDecide }]}
    />
  );
}

import type { UnsavedArticle } from '@harborline/domain/entities/article';
import { UNSAVED_ARTICLE_TEXTS } from '@harborline/domain/texts/unsaved-articles';
import { absoluteTime } from '../../../shared/format/staff-times';
import { HeaderNotice } from '../../../shared/writing/header-notice';

interface BegunNoticeProps {
  begun: UnsavedArticle;
  onContinue: () => void;
  onDiscard: () => void;
  onLater: () => void;
}

/** Offers an article that its writer began earlier, perhaps on another device. */
export function BegunNotice({ begun, onContinue, onDiscard, onLater }: BegunNoticeProps) {
  const time = absoluteTime(begun.updated_at.toDate());
  return (
    <HeaderNotice
      severity="info"
      text={UNSAVED_ARTICLE_TEXTS.begun(begun.article_title, time)}
      actions={[
        { label: UNSAVED_ARTICLE_TEXTS.continue, run: onContinue, isMain: true },
        { label: UNSAVED_ARTICLE_TEXTS.discard, run: onDiscard },
        { label: UNSAVED_ARTICLE_TEXTS.later, run: onLater },
      ]}
    />
  );
}

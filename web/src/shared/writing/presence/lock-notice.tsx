import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { HeaderNotice } from '../header-notice';
import { useStaffName } from '../use-staff-name';
import type { ArticleLock } from './use-article-lock';

interface LockNoticeProps {
  lock: ArticleLock;
  /** whether the form holds text that the user wrote */
  isOwnText: boolean;
  onTaken: () => void;
}

/** A teammate is writing: the form waits, or the writer takes the article over. */
export function LockNotice({ lock, isOwnText, onTaken }: LockNoticeProps) {
  const name = useStaffName(lock.heldBy) ?? ADMIN_TEXTS.nameFallback;
  if (lock.isTakingOver) return <HeaderNotice severity="info" text={ARTICLE_TEXTS.takingOver} actions={[]} />;
  return (
    <HeaderNotice
      severity={isOwnText ? 'warning' : 'info'}
      text={isOwnText ? ARTICLE_TEXTS.takenOverBy(name) : ARTICLE_TEXTS.lockedBy(name)}
      actions={[{ label: ARTICLE_TEXTS.takeOver, run: () => lock.takeOver(onTaken), isMain: true }]}
    />
  );
}

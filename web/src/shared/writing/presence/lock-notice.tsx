import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import type { WritingTexts } from '@harborline/domain/texts/writing';
import { HeaderNotice } from '../header-notice';
import { useStaffName } from '../use-staff-name';
import type { ArticleLock } from './use-article-lock';

interface LockNoticeProps {
  texts: WritingTexts;
  lock: ArticleLock;
  /** whether the form holds text that the user wrote */
  isOwnText: boolean;
  onTaken: () => void;
}

/** A teammate is writing: the form waits, or the writer takes the text over. */
export function LockNotice({ texts, lock, isOwnText, onTaken }: LockNoticeProps) {
  const name = useStaffName(lock.heldBy) ?? ADMIN_TEXTS.nameFallback;
  if (lock.isTakingOver) return <HeaderNotice severity="info" text={texts.takingOver} actions={[]} />;
  return (
    <HeaderNotice
      severity={isOwnText ? 'warning' : 'info'}
      text={isOwnText ? texts.takenOverBy(name) : texts.lockedBy(name)}
      actions={[{ label: texts.takeOver, run: () => lock.takeOver(onTaken), isMain: true }]}
    />
  );
}

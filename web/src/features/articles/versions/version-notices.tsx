import { ARTICLE_TEXTS } from '@harborline/domain/texts/articles';
import { absoluteTime } from '../../../shared/format/staff-times';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import type { Conflict } from '../editor/editor-state';
import type { Aside } from './kept-article';

interface ConflictNoticeProps {
  conflict: Conflict;
  /** whether the form holds text that the user wrote */
  isOwnText: boolean;
  /** whether this device could keep that text */
  isKept: boolean;
  onCompare: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody saved in between. Nothing is lost, whichever way the writer decides. */
export function ConflictNotice({
  conflict: { name },
  isOwnText,
  isKept,
  onCompare,
  onTakeTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const compare = { label: ARTICLE_TEXTS.seeDifferences, run: onCompare, isMain: true };
  const takeTheirs = { label: ARTICLE_TEXTS.takeTheirs, run: onTakeTheirs };
  if (!isOwnText) {
    const text = ARTICLE_TEXTS.changedSinceOpened(name);
    return <HeaderNotice severity="info" text={text} actions={[compare, takeTheirs]} />;
  }
  return (
    <HeaderNotice
      severity="warning"
      text={isKept ? ARTICLE_TEXTS.changedElsewhere(name) : ARTICLE_TEXTS.changedElsewhereNotKept(name)}
      actions={[compare, takeTheirs, { label: ARTICLE_TEXTS.keepMine, run: onKeepMine }]}
    />
  );
}

interface RestoredNoticeProps {
  at: number;
  onCompare: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Unsaved text of an earlier visit is back in the form. */
export function RestoredNotice({ at, onCompare, onDiscard, onClose }: RestoredNoticeProps) {
  return (
    <HeaderNotice
      severity="info"
      text={ARTICLE_TEXTS.restored(absoluteTime(new Date(at)))}
      actions={[
        { label: ARTICLE_TEXTS.seeDifferences, run: onCompare, isMain: true },
        { label: ARTICLE_TEXTS.discardRestored, run: onDiscard },
        { label: ARTICLE_TEXTS.keepRestored, run: onClose },
      ]}
    />
  );
}

interface AsideNoticeProps {
  aside: Aside;
  onCompare: () => void;
  onPutBack: () => void;
  onDelete: () => void;
}

/** A version that the form's content replaced. */
export function AsideNotice({ aside, onCompare, onPutBack, onDelete }: AsideNoticeProps) {
  const time = absoluteTime(new Date(aside.at));
  const text =
    aside.by === null
      ? ARTICLE_TEXTS.savedAside
      : aside.by === ''
        ? ARTICLE_TEXTS.ownAside(time)
        : ARTICLE_TEXTS.theirAside(aside.by, time);
  return (
    <HeaderNotice
      severity="info"
      text={text}
      actions={[
        { label: ARTICLE_TEXTS.seeDifferences, run: onCompare, isMain: true },
        { label: ARTICLE_TEXTS.putBack, run: onPutBack },
        { label: ARTICLE_TEXTS.deleteAside, run: onDelete },
      ]}
    />
  );
}

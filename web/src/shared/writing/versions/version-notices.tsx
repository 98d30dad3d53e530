import type { WritingTexts } from '@harborline/domain/texts/writing';
import { absoluteTime } from '../../format/staff-times';
import type { Conflict } from '../editing/editor-state';
import { HeaderNotice } from '../header-notice';
import type { Aside } from './kept-text';

interface ConflictNoticeProps {
  texts: WritingTexts;
  conflict: Pick<Conflict<unknown>, 'name'>;
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
  texts,
  conflict: { name },
  isOwnText,
  isKept,
  onCompare,
  onTakeTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const compare = { label: texts.seeDifferences, run: onCompare, isMain: true };
  const takeTheirs = { label: texts.takeTheirs, run: onTakeTheirs };
  if (!isOwnText) {
    const text = texts.changedSinceOpened(name);
    return <HeaderNotice severity="info" text={text} actions={[compare, takeTheirs]} />;
  }
  return (
    <HeaderNotice
      severity="warning"
      text={isKept ? texts.changedElsewhere(name) : texts.changedElsewhereNotKept(name)}
      actions={[compare, takeTheirs, { label: texts.keepMine, run: onKeepMine }]}
    />
  );
}

interface RestoredNoticeProps {
  texts: WritingTexts;
  at: number;
  onCompare: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Unsaved text of an earlier visit is back in the form. */
export function RestoredNotice({ texts, at, onCompare, onDiscard, onClose }: RestoredNoticeProps) {
  return (
    <HeaderNotice
      severity="info"
      text={texts.restored(absoluteTime(new Date(at)))}
      actions={[
        { label: texts.seeDifferences, run: onCompare, isMain: true },
        { label: texts.discardRestored, run: onDiscard },
        { label: texts.keepRestored, run: onClose },
      ]}
    />
  );
}

interface AsideNoticeProps {
  texts: WritingTexts;
  aside: Pick<Aside<unknown>, 'by' | 'at'>;
  onCompare: () => void;
  onPutBack: () => void;
  onDelete: () => void;
}

/** A version that the form's content replaced. */
export function AsideNotice({ texts, aside, onCompare, onPutBack, onDelete }: AsideNoticeProps) {
  const time = absoluteTime(new Date(aside.at));
  const text =
    aside.by === null
      ? texts.savedAside
      : aside.by === ''
        ? texts.ownAside(time)
        : texts.theirAside(aside.by, time);
  return (
    <HeaderNotice
      severity="info"
      text={text}
      actions={[
        { label: texts.seeDifferences, run: onCompare, isMain: true },
        { label: texts.putBack, run: onPutBack },
        { label: texts.deleteAside, run: onDelete },
      ]}
    />
  );
}

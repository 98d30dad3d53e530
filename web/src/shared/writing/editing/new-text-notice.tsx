import type { WritingTexts } from '@harborline/domain/texts/writing';
import { absoluteTime } from '../../format/staff-times';
import { HeaderNotice } from '../header-notice';

interface NewTextNoticeProps {
  texts: WritingTexts;
  form: {
    readonly restoredAt: number | null;
    readonly keepRestored: () => void;
    readonly startOver: () => void;
  };
}

/** Unsaved text of an earlier visit is back in the form of a new text. */
export function NewTextNotice({ texts, form }: NewTextNoticeProps) {
  if (form.restoredAt === null) return null;
  return (
    <HeaderNotice
      severity="info"
      text={texts.restored(absoluteTime(new Date(form.restoredAt)))}
      actions={[
        { label: texts.discardRestored, run: form.startOver },
        { label: texts.keepRestored, run: form.keepRestored },
      ]}
    />
  );
}

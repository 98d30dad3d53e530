import type { NewsFlash } from '@harborline/domain/entities/news-flash';
import { NEWS_TEXTS } from '@harborline/domain/texts/news';
import { absoluteTime } from '../../../shared/format/staff-times';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { CopyNotice } from '../../articles';
import type { NewsForm } from './use-news-form';

interface NewsNoticeProps {
  form: NewsForm;
  stored: NewsFlash | null;
  /** whether the person may change it as it is now */
  mayChange: boolean;
  onSaveMine: () => void;
}

/** The most urgent thing to know or to decide about the form. */
export function NewsNotice({ form, stored, mayChange, onSaveMine }: NewsNoticeProps) {
  if (!mayChange) return <HeaderNotice severity="info" text={NEWS_TEXTS.mayNotChange} actions={[]} />;
  if (form.conflict !== null) {
    return (
      <HeaderNotice
        severity="warning"
        text={NEWS_TEXTS.conflict}
        actions={[
          { label: NEWS_TEXTS.showTheirs, run: form.reset },
          { label: NEWS_TEXTS.saveMine, run: onSaveMine, isMain: true },
        ]}
      />
    );
  }
  if (form.restoredAt !== null) {
    return (
      <HeaderNotice
        severity="info"
        text={NEWS_TEXTS.restored(absoluteTime(new Date(form.restoredAt)))}
        actions={[
          { label: NEWS_TEXTS.discardRestored, run: form.reset },
          { label: NEWS_TEXTS.keepRestored, run: form.keepRestored },
        ]}
      />
    );
  }
  if (stored?.is_schedule_refused === true)
    return <HeaderNotice severity="warning" text={NEWS_TEXTS.refused} actions={[]} />;
  return stored === null ? null : <CopyNotice text={stored} />;
}

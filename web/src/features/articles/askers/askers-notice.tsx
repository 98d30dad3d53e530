import { tellAskers } from '@harborline/domain/api/activity/askers';
import type { Article } from '@harborline/domain/entities/article';
import { searchesAnsweredBy } from '@harborline/domain/stores/searches';
import { ASKER_TEXTS } from '@harborline/domain/texts/askers';
import { useState } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useRequest } from '../../../shared/requests/use-request';
import { useMay } from '../../../shared/staff/use-may';
import { readRecords } from '../../../shared/store/read-records';
import { HeaderNotice } from '../../../shared/writing/header-notice';
import { TellDialog } from './tell-dialog';
import { useAskersPreview } from './use-askers';

/** Offers to tell the people who asked about what an article answers; nothing where there is no one to tell. */
export function AskersNotice({ article: { id, support_lib_id, is_published } }: { article: Article }) {
  const firestore = useStaffFirestore();
  const mayTell = useMay(tellAskers);
  const [isOpen, setOpen] = useState(false);
  const searches = useRequest({
    key: ['searches-answered', id],
    load: () => readRecords(firestore, searchesAnsweredBy(support_lib_id, id)),
    isNeeded: mayTell,
  });
  const query = searches.state.status === 'ready' ? searches.state.data[0]?.query : undefined;
  const preview = useAskersPreview(id, query !== undefined, is_published);
  if (query === undefined || preview.state.status !== 'ready') return null;
  const { tellable } = preview.state.data;
  if (tellable === 0 && !isOpen) return null;
  return (
    <>
      {tellable > 0 && (
        <HeaderNotice
          severity="info"
          text={[ASKER_TEXTS.notice(tellable, query), is_published ? '' : ASKER_TEXTS.noticeUnpublished]
            .join(' ')
            .trim()}
          actions={
            is_published
              ? [{ label: ASKER_TEXTS.tell(tellable), run: () => setOpen(true), isMain: true }]
              : []
          }
        />
      )}
      {isOpen && <TellDialog articleId={id} isReadable={is_published} onClose={() => setOpen(false)} />}
    </>
  );
}

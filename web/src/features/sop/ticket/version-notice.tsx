import type { Checklist } from '@harborline/domain/entities/checklist';
import type { SopArticle } from '@harborline/domain/entities/sop';
import { isSopLive } from '@harborline/domain/sop/sop-state';
import { sopArticle } from '@harborline/domain/stores/sops';
import { CHECKLIST_TEXTS } from '@harborline/domain/texts/checklists';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { type Observer, useSubscription } from '../../../shared/live/use-subscription';
import { watchRecord } from '../../../shared/store/watch-records';

/** What has become of the SOP since a version of it was taken; null if nothing, or while that is unknown. */
function versionNotice(own: number, sop: SopArticle | null): string | null {
  if (sop === null || !isSopLive(sop)) return CHECKLIST_TEXTS.withdrawn(own);
  return sop.version === own ? null : CHECKLIST_TEXTS.newerVersion(sop.version, own);
}

/** Says so if the SOP of a checklist has changed meanwhile, live. */
export function VersionNotice({ sop_ref, version }: Pick<Checklist, 'sop_ref' | 'version'>) {
  const firestore = useStaffFirestore();
  const source = useMemo(
    () =>
      ({ next, error }: Observer<SopArticle | null>) =>
        watchRecord(firestore, sopArticle(sop_ref))({ next: ({ record }) => next(record), error }),
    [firestore, sop_ref],
  );
  const { live } = useSubscription(source);
  if (live.status === 'loading' || live.status === 'failed') return null;
  // The rules refuse an SOP that was deleted.
  const notice = versionNotice(version, live.status === 'ready' ? live.data : null);
  if (notice === null) return null;
  return (
    <Typography variant="body2" role="status" sx={{ color: 'warning.main' }}>
      {notice}
    </Typography>
  );
}

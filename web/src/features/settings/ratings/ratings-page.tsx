import { NO_RATINGS } from '@harborline/domain/entities/rating';
import { RATING_SETTINGS_TEXTS } from '@harborline/domain/texts/ratings';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import { useMemo, useState } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { watchPrivatePart } from '../library/watch-library';
import { FiguresSection } from './figures-section';
import { MailSection } from './mail-section';

/** /admin/profile/ratings: whether visitors are asked for ratings, and what came of it (D-97). */
export function RatingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchPrivatePart(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const [isDirty, setDirty] = useState(false);
  const blocker = useLeaveGuard(isDirty);
  const isReadOnly = !useMay('SupportLibraries/private.updateRatings');
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={RATING_SETTINGS_TEXTS.title} intro={RATING_SETTINGS_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <>
          <MailSection saved={live.data.ratings ?? NO_RATINGS} isReadOnly={isReadOnly} onDirty={setDirty} />
          <FiguresSection libraryId={libraryId} />
        </>
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}

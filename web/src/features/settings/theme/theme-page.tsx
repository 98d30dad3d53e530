import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { watchPublicPart } from '../library/watch-library';
import { ThemeEditor } from './theme-editor';

/** /admin/profile/theme: the look of help center and widget (S2.7-04). */
export function ThemePage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchPublicPart(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'failed' || live.status === 'denied') {
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  }
  return (
    <SettingsPageFrame title={THEME_TEXTS.title} intro={THEME_TEXTS.intro} isWide>
      {live.status === 'loading' ? <SettingsSkeleton sections={3} /> : <ThemeEditor library={live.data} />}
    </SettingsPageFrame>
  );
}

import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { watchPublicPart } from '../library/watch-library';
import { WidgetEditor } from './widget-editor';

/** /admin/profile/widget: Widget Setup (S2.3-34, S2.3-35, D-95). */
export function WidgetSettingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchPublicPart(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={WIDGET_SETTINGS_TEXTS.title} intro={WIDGET_SETTINGS_TEXTS.intro} isWide>
      {live.status === 'loading' ? <SettingsSkeleton sections={3} /> : <WidgetEditor library={live.data} />}
    </SettingsPageFrame>
  );
}

import { SETTINGS_TEXTS, THEME_TEXTS } from '@harborline/domain/texts/settings';
import { useCallback } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { useLoaded } from '../frame/use-loaded';
import { loadPublicPart } from '../library/load-library-parts';
import { useLibraryChanges } from '../library/use-library-changes';
import { ThemeEditor } from './theme-editor';

/** /admin/profile/theme: how help center and widget look (S2.7-04). */
export function ThemePage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const { loaded, reload } = useLoaded(
    useCallback(() => loadPublicPart(firestore, libraryId), [firestore, libraryId]),
  );
  useLibraryChanges({ libraryId }, reload);
  if (loaded.status === 'failed') {
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={() => void reload()} />;
  }
  return (
    <SettingsPageFrame title={THEME_TEXTS.title} intro={THEME_TEXTS.intro} isWide>
      {loaded.status === 'loading' ? (
        <SettingsSkeleton sections={3} />
      ) : (
        <ThemeEditor library={loaded.data} onSaved={reload} />
      )}
    </SettingsPageFrame>
  );
}

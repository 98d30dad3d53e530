import { LIBRARY_SETTINGS_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import { useCallback } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { useDirtyParts } from '../frame/use-dirty-parts';
import { useLoaded } from '../frame/use-loaded';
import { useMay } from '../hooks/use-may';
import { AddressSection } from './address-section';
import { CompanySection } from './company-section';
import { loadLibraryParts } from './load-library-parts';
import { MetaSection } from './meta-section';
import { useLibraryChanges } from './use-library-changes';

/** /admin/profile/settings: company, meta data, addresses (S2.7-02). */
export function SettingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const { loaded, reload } = useLoaded(
    useCallback(() => loadLibraryParts(firestore, libraryId), [firestore, libraryId]),
  );
  useLibraryChanges({ libraryId, hasPrivatePart: true }, reload);
  const { isDirty, note } = useDirtyParts();
  const blocker = useLeaveGuard(isDirty);
  const isReadOnly = !useMay('SupportLibraries.updateSettings');
  if (loaded.status === 'failed')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={() => void reload()} />;
  return (
    <SettingsPageFrame title={LIBRARY_SETTINGS_TEXTS.title} intro={LIBRARY_SETTINGS_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {loaded.status === 'loading' ? (
        <SettingsSkeleton sections={3} />
      ) : (
        <>
          <CompanySection
            library={loaded.data}
            isReadOnly={isReadOnly}
            onSaved={reload}
            onDirty={(value) => note('company', value)}
          />
          <MetaSection
            library={loaded.data}
            isReadOnly={isReadOnly}
            onSaved={reload}
            onDirty={(value) => note('meta', value)}
          />
          <AddressSection
            library={loaded.data}
            isReadOnly={isReadOnly}
            onSaved={reload}
            onDirty={(value) => note('address', value)}
          />
        </>
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}

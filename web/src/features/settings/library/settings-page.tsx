import { LIBRARY_SETTINGS_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { FormOffNotice } from '../contact-form/form-off-notice';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { useDirtyParts } from '../frame/use-dirty-parts';
import { AddressSection } from './address-section';
import { CompanySection } from './company-section';
import { ExportSection } from './export/export-section';
import { InboundMailSection } from './inbound-mail-section';
import { MetaSection } from './meta-section';
import { SynonymsSection } from './synonyms-section';
import { watchLibraryParts } from './watch-library';

/** /admin/profile/settings: company, meta data, addresses (S2.7-02). */
export function SettingsPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchLibraryParts(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  const { isDirty, note } = useDirtyParts();
  const blocker = useLeaveGuard(isDirty);
  const isReadOnly = !useMay('SupportLibraries.updateSettings');
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={LIBRARY_SETTINGS_TEXTS.title} intro={LIBRARY_SETTINGS_TEXTS.intro}>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton sections={4} />
      ) : (
        <>
          <FormOffNotice library={live.data.public} />
          <CompanySection
            library={live.data}
            isReadOnly={isReadOnly}
            onDirty={(value) => note('company', value)}
          />
          <MetaSection library={live.data} isReadOnly={isReadOnly} onDirty={(value) => note('meta', value)} />
          <SynonymsSection
            library={live.data}
            isReadOnly={isReadOnly}
            onDirty={(value) => note('synonyms', value)}
          />
          <AddressSection
            library={live.data}
            isReadOnly={isReadOnly}
            onDirty={(value) => note('address', value)}
          />
          <InboundMailSection
            library={live.data}
            isReadOnly={isReadOnly}
            onDirty={(value) => note('inboundMail', value)}
          />
          <ExportSection libraryKey={live.data.public.library_refkey} />
        </>
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}

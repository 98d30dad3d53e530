import { CONTACT_FORM_TEXTS } from '@harborline/domain/texts/contact-form';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import { useMemo } from 'react';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useSubscription } from '../../../shared/live/use-subscription';
import { useStaff } from '../../../shared/staff/session-context';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { watchPublicPart } from '../library/watch-library';
import { ContactFormEditor } from './contact-form-editor';

/** /admin/contactform: what visitors are asked before they write (S2.5-18, D-96). It is open while the form is off, too. */
export function ContactFormPage() {
  const { support_lib_id: libraryId } = useStaff();
  const firestore = useStaffFirestore();
  const source = useMemo(() => watchPublicPart(firestore, libraryId), [firestore, libraryId]);
  const { live, retry } = useSubscription(source);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  return (
    <SettingsPageFrame title={CONTACT_FORM_TEXTS.title} intro={CONTACT_FORM_TEXTS.intro} isWide>
      {live.status === 'loading' ? (
        <SettingsSkeleton sections={3} />
      ) : (
        <ContactFormEditor library={live.data} />
      )}
    </SettingsPageFrame>
  );
}

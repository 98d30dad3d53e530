import { LIMITS } from '@harborline/domain/limits';
import { SETTINGS_TEXTS, TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLeaveGuard } from '../../../shared/hooks/use-leave-guard';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { LeaveDialog } from '../../../shared/ui-admin/leave-dialog';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSection } from '../frame/settings-section';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { useDirtyParts } from '../frame/use-dirty-parts';
import { ReadyWordsSection } from './ready-words-section';
import { TranslationFields } from './translation-fields';
import { TranslationList } from './translation-list';
import { TranslationPreview } from './translation-preview';
import { useTranslations } from './use-translations';

const NOTHING = { source: '', translation: '' };

/** /admin/profile/language: the library's words for its public pages (S2.7-12, D-25). */
export function LanguagePage() {
  const { live, retry, add, addReady, change, remove } = useTranslations();
  const isReadOnly = !useMay('Translations.update');
  const { isDirty, note } = useDirtyParts();
  const blocker = useLeaveGuard(isDirty);
  if (live.status === 'failed' || live.status === 'denied')
    return <ErrorState title={SETTINGS_TEXTS.loadFailed} onRetry={retry} />;
  const isFull = live.status === 'ready' && live.data.length >= LIMITS.translationsPerLibrary;
  return (
    <SettingsPageFrame title={TRANSLATION_TEXTS.title} intro={TRANSLATION_TEXTS.intro} isWide>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {live.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {!isReadOnly && (
              <SettingsSection title={TRANSLATION_TEXTS.addTitle} description={TRANSLATION_TEXTS.addHelp}>
                {isFull && <Alert severity="warning">{TRANSLATION_TEXTS.limitReached}</Alert>}
                <TranslationFields
                  id={null}
                  initial={NOTHING}
                  others={live.data}
                  submitLabel={TRANSLATION_TEXTS.add}
                  isAdding
                  isDisabled={isFull}
                  onSubmit={add}
                  onDirty={(value) => note('new', value)}
                />
              </SettingsSection>
            )}
            {!isReadOnly && <ReadyWordsSection pairs={live.data} onAdd={addReady} />}
            <SettingsSection title={TRANSLATION_TEXTS.list}>
              <TranslationList
                entries={live.data}
                isReadOnly={isReadOnly}
                onChange={change}
                onDelete={(entry) => void remove(entry)}
                onDirty={(value) => note('row', value)}
              />
            </SettingsSection>
          </Box>
          <TranslationPreview pairs={live.data} />
        </Box>
      )}
      <LeaveDialog blocker={blocker} description={SETTINGS_TEXTS.leaveBody} />
    </SettingsPageFrame>
  );
}

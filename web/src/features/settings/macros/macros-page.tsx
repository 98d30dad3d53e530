import { createMacro, type PresentedMacro } from '@harborline/domain/api/inbox/macros';
import { shareMacros } from '@harborline/domain/permissions/requirements';
import { MACRO_TEXTS } from '@harborline/domain/texts/macros';
import { SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMacroNames } from '../../../shared/macros/use-macro-names';
import { useMacros } from '../../../shared/macros/use-macros';
import { useMay } from '../../../shared/staff/use-may';
import { ErrorState } from '../../../shared/ui-admin/error-state';
import { SearchField } from '../../../shared/ui-admin/search-field';
import { SettingsPageFrame } from '../frame/settings-page-frame';
import { SettingsSkeleton } from '../frame/settings-skeleton';
import { MacroDialog } from './macro-dialog';
import { draftOf, type MacroDraft, NEW_MACRO } from './macro-draft';
import { MacroSection } from './macro-section';
import { useDeleteMacro } from './use-macro-changes';

/** /admin/profile/macros: a person's own macros, and those of the team (D-114). */
export function MacrosPage() {
  const { state } = useMacros();
  const { names } = useMacroNames();
  const remove = useDeleteMacro();
  const mayWrite = useMay(createMacro);
  const mayShare = useMay(shareMacros) && mayWrite;
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<MacroDraft | null>(null);
  if (state.status === 'failed' || state.status === 'denied')
    return <ErrorState title={MACRO_TEXTS.loadFailed} onRetry={state.retry} />;
  const macros = state.status === 'ready' ? state.data : [];
  const shared = {
    words,
    names,
    onEdit: (macro: PresentedMacro) => setEdited(draftOf(macro)),
    onDelete: remove,
  };
  return (
    <SettingsPageFrame title={MACRO_TEXTS.title} intro={MACRO_TEXTS.intro} isWide>
      {!mayWrite && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      {state.status === 'loading' ? (
        <SettingsSkeleton />
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
            <SearchField label={MACRO_TEXTS.search} value={words} onChange={setWords} />
            {mayWrite && (
              <Button variant="contained" onClick={() => setEdited(NEW_MACRO)}>
                {MACRO_TEXTS.add}
              </Button>
            )}
          </Box>
          <MacroSection
            {...shared}
            title={MACRO_TEXTS.ownTitle}
            help={MACRO_TEXTS.ownHelp}
            emptyTitle={MACRO_TEXTS.ownEmpty}
            macros={macros.filter(({ is_shared }) => !is_shared)}
            mayChange={mayWrite}
          />
          <MacroSection
            {...shared}
            title={MACRO_TEXTS.sharedTitle}
            help={mayShare || !mayWrite ? MACRO_TEXTS.sharedHelp : MACRO_TEXTS.sharedHelpReadOnly}
            emptyTitle={MACRO_TEXTS.sharedEmpty}
            macros={macros.filter(({ is_shared }) => is_shared)}
            mayChange={mayShare}
          />
          {edited !== null && (
            <MacroDialog initial={edited} mayShare={mayShare} onClose={() => setEdited(null)} />
          )}
        </>
      )}
    </SettingsPageFrame>
  );
}

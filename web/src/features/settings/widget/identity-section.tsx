import { getIdentitySecret, renewIdentitySecret } from '@harborline/domain/api/inbox/identity';
import { WIDGET_SETTINGS_TEXTS } from '@harborline/domain/texts/widget-settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { callApi } from '../../../shared/api/call-api';
import { useChange } from '../../../shared/requests/use-change';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SettingsSection } from '../frame/settings-section';
import { CopyField } from './copy-field';

/** The secret with which the library's own server says who a visitor is (D-88). Nothing is read before it is asked for. */
export function IdentitySection({ isReadOnly }: { isReadOnly: boolean }) {
  const toasts = useToasts();
  const [secret, setSecret] = useState('');
  const [isAsking, setAsking] = useState(false);
  const show = useChange({
    name: 'identity-secret',
    run: () => callApi(getIdentitySecret, {}),
    onDone: (answer) => setSecret(answer.secret),
    onRefused: () => toasts.error(WIDGET_SETTINGS_TEXTS.secretFailed),
  });
  const replace = useChange({
    name: 'identity-secret-replaced',
    run: () => callApi(renewIdentitySecret, {}),
    onDone: (answer) => {
      setSecret(answer.secret);
      setAsking(false);
      toasts.success(WIDGET_SETTINGS_TEXTS.replaced);
    },
    onRefused: () => toasts.error(WIDGET_SETTINGS_TEXTS.replaceFailed),
  });
  return (
    <SettingsSection
      title={WIDGET_SETTINGS_TEXTS.identityTitle}
      description={WIDGET_SETTINGS_TEXTS.identityHelp}
    >
      {secret === '' ? (
        <Box>
          <Button variant="outlined" loading={show.isRunning} onClick={() => void show.run(undefined)}>
            {WIDGET_SETTINGS_TEXTS.showSecret}
          </Button>
        </Box>
      ) : (
        <>
          <CopyField
            label={WIDGET_SETTINGS_TEXTS.secret}
            value={secret}
            helpText={WIDGET_SETTINGS_TEXTS.secretHelp}
          />
          {!isReadOnly && (
            <Box>
              <Button color="error" onClick={() => setAsking(true)}>
                {WIDGET_SETTINGS_TEXTS.replaceSecret}
              </Button>
            </Box>
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={replace.isRunning}
        title={WIDGET_SETTINGS_TEXTS.replaceTitle}
        description={WIDGET_SETTINGS_TEXTS.replaceBody}
        confirmLabel={WIDGET_SETTINGS_TEXTS.replaceSecret}
        onConfirm={() => void replace.run(undefined)}
        onCancel={() => setAsking(false)}
      />
    </SettingsSection>
  );
}

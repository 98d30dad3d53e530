import { ACCOUNT_INBOX_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import {
  UNDO_SEND_SECONDS,
  type UndoSendSeconds,
  undoSendSeconds,
} from '@harborline/domain/tickets/undo-send';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { useStaff } from '../../../shared/staff/session-context';
import { useHasSingleKeys } from '../../../shared/staff/use-has-single-keys';
import { useMay } from '../../../shared/staff/use-may';
import { ChoiceSelect } from '../../../shared/ui-admin/choice-select';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { SettingsSection } from '../frame/settings-section';
import { saveProfile } from './save-profile';

interface Choices {
  readonly undo_send_seconds: UndoSendSeconds;
  readonly has_single_keys: boolean;
}

const TIMES = UNDO_SEND_SECONDS.map((stored) => ({
  stored,
  value: String(stored),
  label: ACCOUNT_INBOX_TEXTS.seconds(stored),
}));

/** What a person chose, or has just chosen, until it is stored or refused. */
function useChoices() {
  const user = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const hasSingleKeys = useHasSingleKeys();
  const [asked, setAsked] = useState<Partial<Choices>>({});
  const running = useRef(0);
  const choose = async (changes: Partial<Choices>) => {
    running.current += 1;
    setAsked((now) => ({ ...now, ...changes }));
    try {
      await saveProfile(firestore, user.uid, changes);
    } catch (error) {
      report('inbox-choices', error);
      toasts.error(ACCOUNT_INBOX_TEXTS.failed);
    } finally {
      running.current -= 1;
      if (running.current === 0) setAsked({});
    }
  };
  const shown = { undo_send_seconds: undoSendSeconds(user), has_single_keys: hasSingleKeys, ...asked };
  return { shown, choose: (changes: Partial<Choices>) => void choose(changes) };
}

/** How the signed-in person works in the inbox (D-113). Each choice is stored at once. */
export function InboxTab() {
  const isReadOnly = !useMay('Users.updateOwnProfile');
  const { shown, choose } = useChoices();
  return (
    <>
      {isReadOnly && <Alert severity="info">{SETTINGS_TEXTS.readOnlyViewing}</Alert>}
      <SettingsSection title={ACCOUNT_INBOX_TEXTS.sendingTitle}>
        <ChoiceSelect
          label={ACCOUNT_INBOX_TEXTS.undoSend}
          value={String(shown.undo_send_seconds)}
          choices={TIMES}
          isDisabled={isReadOnly}
          helpText={ACCOUNT_INBOX_TEXTS.undoSendHelp}
          onChange={(value) => {
            const chosen = TIMES.find((time) => time.value === value);
            if (chosen !== undefined) choose({ undo_send_seconds: chosen.stored });
          }}
        />
      </SettingsSection>
      <SettingsSection title={ACCOUNT_INBOX_TEXTS.keysTitle}>
        <div>
          <FormControlLabel
            sx={{ ml: -1 }}
            label={ACCOUNT_INBOX_TEXTS.singleKeys}
            control={
              <Switch
                checked={shown.has_single_keys}
                disabled={isReadOnly}
                onChange={(_event, isOn) => choose({ has_single_keys: isOn })}
              />
            }
          />
          <FormHelperText>{ACCOUNT_INBOX_TEXTS.singleKeysHelp}</FormHelperText>
        </div>
      </SettingsSection>
    </>
  );
}

import { LIMITS } from '@harborline/domain/limits';
import { ACCOUNT_TEXTS, SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { CropDialog } from '../../../shared/pictures/crop-dialog';
import { PERSON_SHAPE } from '../../../shared/pictures/crop-shape';
import { PICTURE_ACCEPT, pictureType } from '../../../shared/pictures/read-picture';
import { useStaff } from '../../../shared/staff/session-context';
import { staffName } from '../../../shared/staff/staff-name';
import { PersonPicture } from '../../../shared/ui-admin/person-picture';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { SettingsSection } from '../frame/settings-section';
import { useOwnPicture } from './use-own-picture';

const PROBLEM_TEXTS = {
  'too-large': ACCOUNT_TEXTS.pictureTooLarge,
  refused: ACCOUNT_TEXTS.pictureRefused,
} as const;

/** The user's picture, to choose, crop, replace or remove. */
export function PictureSection({ isReadOnly }: { isReadOnly: boolean }) {
  const user = useStaff();
  const toasts = useToasts();
  const { current, isSaving, replace, remove } = useOwnPicture();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const type = await pictureType(chosen, LIMITS.uploadBytes);
    if ('problem' in type) toasts.warning(PROBLEM_TEXTS[type.problem]);
    else setFile(chosen);
  };
  const saveCut = async (picture: Blob) => {
    if (await replace(picture)) setFile(null);
  };
  return (
    <SettingsSection title={ACCOUNT_TEXTS.pictureTitle} description={ACCOUNT_TEXTS.pictureHelp}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, flexWrap: 'wrap' }}>
        <PersonPicture name={staffName(user)} picture={current} size={88} />
        {!isReadOnly && (
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <input
              ref={input}
              type="file"
              accept={PICTURE_ACCEPT}
              aria-label={ACCOUNT_TEXTS.pictureFile}
              tabIndex={-1}
              style={{ ...VISUALLY_HIDDEN }}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // Choosing the same file again must trigger a change, too.
                event.target.value = '';
              }}
            />
            <Button variant="outlined" disabled={isSaving} onClick={() => input.current?.click()}>
              {current === '' ? ACCOUNT_TEXTS.uploadPicture : ACCOUNT_TEXTS.changePicture}
            </Button>
            {current !== '' && (
              <Button color="inherit" disabled={isSaving} onClick={() => void remove()}>
                {SETTINGS_TEXTS.remove}
              </Button>
            )}
          </Box>
        )}
      </Box>
      {file !== null && (
        <CropDialog
          noun={ACCOUNT_TEXTS.pictureNoun}
          file={file}
          shape={PERSON_SHAPE}
          isSaving={isSaving}
          onCut={(picture) => void saveCut(picture)}
          onCancel={() => setFile(null)}
          onUnreadable={() => {
            setFile(null);
            toasts.warning(ACCOUNT_TEXTS.pictureUnreadable);
          }}
        />
      )}
    </SettingsSection>
  );
}

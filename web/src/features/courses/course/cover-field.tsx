import { LIMITS } from '@harborline/domain/limits';
import { COVER_PREFIX, storagePath } from '@harborline/domain/paths';
import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { report } from '../../../shared/config/report';
import { CropDialog } from '../../../shared/pictures/crop-dialog';
import type { CropShape } from '../../../shared/pictures/crop-shape';
import { deletePicture, isStoredUnder, storePicture } from '../../../shared/pictures/picture-store';
import { PICTURE_ACCEPT, pictureType } from '../../../shared/pictures/read-picture';
import { useMay } from '../../../shared/staff/use-may';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';

const COVER_SHAPE: CropShape = { isRound: false, width: 1280, height: 720 };

interface CoverFieldProps {
  libraryId: string;
  /** URL of the stored picture, '' for none */
  current: string;
  mayChange: boolean;
  onSave: (address: string) => Promise<void>;
}

/** The picture of a course, cropped to 16 to 9; stored as soon as it is chosen. */
export function CoverField({ libraryId, current, mayChange, onSave }: CoverFieldProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const folder = storagePath.cover(libraryId, COVER_PREFIX.courses);
  const mayDelete = useMay('Courses.delete');
  const forget = (address: string) =>
    mayDelete && isStoredUnder(address, folder)
      ? deletePicture(address).catch((error: unknown) => report('cover-delete', error))
      : undefined;
  const replace = async (picture: Blob | null) => {
    setIsSaving(true);
    let address = '';
    try {
      if (picture !== null) {
        const pathOf = (fileName: string) => folder + fileName;
        address = await storePicture({ content: picture, mime: picture.type, name: 'cover', pathOf });
      }
      await onSave(address);
      await forget(current);
      setFile(null);
      toasts.success(COURSE_TEXTS.saved);
    } catch (error) {
      report('cover-save', error);
      await forget(address);
      toasts.error(COURSE_TEXTS.saveFailed);
    } finally {
      setIsSaving(false);
    }
  };
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const type = await pictureType(chosen, LIMITS.uploadBytes);
    if (!('problem' in type)) return setFile(chosen);
    toasts.warning(type.problem === 'too-large' ? COURSE_TEXTS.coverTooLarge : COURSE_TEXTS.coverRefused);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {current !== '' && (
        <Box
          component="img"
          src={current}
          alt={COURSE_TEXTS.coverAlt}
          sx={{ width: 240, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1.5 }}
        />
      )}
      {mayChange && (
        <>
          <input
            ref={input}
            type="file"
            accept={PICTURE_ACCEPT}
            aria-label={COURSE_TEXTS.coverFile}
            tabIndex={-1}
            style={{ ...VISUALLY_HIDDEN }}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            color="inherit"
            disabled={isSaving}
            onClick={() => input.current?.click()}
          >
            {current === '' ? COURSE_TEXTS.coverUpload : COURSE_TEXTS.coverChange}
          </Button>
          {current !== '' && (
            <Button color="inherit" disabled={isSaving} onClick={() => void replace(null)}>
              {COURSE_TEXTS.coverRemove}
            </Button>
          )}
        </>
      )}
      {file !== null && (
        <CropDialog
          file={file}
          shape={COVER_SHAPE}
          isSaving={isSaving}
          onCut={(picture) => void replace(picture)}
          onCancel={() => setFile(null)}
          onUnreadable={() => {
            setFile(null);
            toasts.warning(COURSE_TEXTS.coverRefused);
          }}
        />
      )}
    </Box>
  );
}

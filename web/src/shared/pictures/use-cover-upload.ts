import { LIMITS } from '@harborline/domain/limits';
import type { CoverTexts } from '@harborline/domain/texts/cover';
import { useState } from 'react';
import { report } from '../config/report';
import { useToasts } from '../ui-admin/toasts';
import { deletePicture, storePicture } from './picture-store';
import { pictureType } from './read-picture';

interface CoverUpload {
  readonly texts: CoverTexts;
  /** path of an upload, made from its name */
  readonly pathOf: (fileName: string) => string;
  /** Takes the URL of a stored picture, '' for none. May reject. */
  readonly onChange: (address: string) => Promise<unknown> | unknown;
}

/** Deletes an upload that nothing shows. */
const forget = (address: string) =>
  deletePicture(address).catch((error: unknown) => report('cover-delete', error));

/** The steps to a cover: choosing a file, cropping and uploading it; and removing it again. Each says what failed. */
export function useCoverUpload({ texts, pathOf, onChange }: CoverUpload) {
  const toasts = useToasts();
  const [file, setFile] = useState<File | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (picture: Blob | null): Promise<void> => {
    setSaving(true);
    let address = '';
    try {
      if (picture !== null)
        address = await storePicture({ content: picture, mime: picture.type, name: 'cover', pathOf });
      await onChange(address);
      setFile(null);
    } catch (error) {
      report('cover-save', error);
      toasts.error(texts.failed);
      if (address !== '') await forget(address);
    } finally {
      setSaving(false);
    }
  };
  return {
    /** what is being cropped */
    file,
    isSaving,
    choose: async (chosen: File | undefined): Promise<void> => {
      if (chosen === undefined) return;
      const type = await pictureType(chosen, LIMITS.uploadBytes);
      if (!('problem' in type)) return setFile(chosen);
      toasts.warning(type.problem === 'too-large' ? texts.tooLarge : texts.refused);
    },
    upload: (picture: Blob) => void save(picture),
    remove: () => void save(null),
    cancel: () => setFile(null),
    refuse: () => {
      setFile(null);
      toasts.warning(texts.unreadable);
    },
  };
}

import { storagePath } from '@harborline/domain/paths';
import { ACCOUNT_TEXTS } from '@harborline/domain/texts/settings';
import { useState } from 'react';
import { report } from '../../../shared/config/report';
import { useStaffFirestore } from '../../../shared/live/staff-firebase';
import { deletePicture, isStoredUnder, storePicture } from '../../../shared/pictures/picture-store';
import { useStaff } from '../../../shared/staff/session-context';
import { useToasts } from '../../../shared/ui-admin/toasts';
import { saveProfile } from '../account/save-profile';

/** Replaces and removes the signed-in person's picture, and deletes the previous file (S8-30). */
export function useOwnPicture() {
  const { uid, init_support_lib_id: homeId, agent_picture: current } = useStaff();
  const firestore = useStaffFirestore();
  const toasts = useToasts();
  const [isSaving, setIsSaving] = useState(false);
  const pathOf = (fileName: string) => storagePath.avatar(homeId, uid, fileName);

  const forget = async (url: string) => {
    if (!isStoredUnder(url, pathOf(''))) return;
    await deletePicture(url).catch((error: unknown) => {
      report('picture-delete', error);
      toasts.error(ACCOUNT_TEXTS.deleteFailed);
    });
  };
  const change = async (next: () => Promise<string>, doneText: string): Promise<boolean> => {
    setIsSaving(true);
    try {
      const url = await next();
      await saveProfile(firestore, uid, { agent_picture: url }).catch(async (error: unknown) => {
        await forget(url);
        throw error;
      });
      await forget(current);
      toasts.success(doneText);
      return true;
    } catch (error) {
      report('picture-save', error);
      toasts.error(ACCOUNT_TEXTS.pictureFailed);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const replace = (content: Blob) =>
    change(
      () => storePicture({ content, mime: content.type, pathOf, name: 'picture' }),
      ACCOUNT_TEXTS.pictureSaved,
    );
  const remove = () => change(async () => '', ACCOUNT_TEXTS.pictureRemoved);
  return { current, isSaving, replace, remove };
}

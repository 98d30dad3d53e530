import { storagePath } from '@harborline/domain/paths';
import { storeUpload } from '../../../shared/files/store-upload';
import { storage } from '../../../shared/firebase/storage';

export { fileProblem } from '../../../shared/files/store-upload';

/** Uploads a file into the visitor's own folder of the library. @returns its download URL @throws UploadFailed */
export const uploadFile = (file: File, libraryId: string, uid: string): Promise<string> =>
  storeUpload(storage('visitor'), file, (name) => storagePath.visitorUpload(libraryId, uid, name));

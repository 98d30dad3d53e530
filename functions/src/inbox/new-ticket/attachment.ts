import { ownFile } from '../../uploads';

interface Upload {
  readonly libraryId: string;
  readonly uid: string;
  readonly bucket: string;
  readonly isLocal: boolean;
}

/** The URL of a file in the visitor's own folder of the library, or '' for anything else. */
export function ownAttachment(address: string, { libraryId, uid, ...bucket }: Upload): string {
  return ownFile(address, `chat/img/${libraryId}/${uid}/`, bucket);
}

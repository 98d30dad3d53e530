import { ownFile } from '../../uploads';

interface Place {
  readonly libraryId: string;
  readonly uid: string;
  readonly bucket: string;
  readonly isLocal: boolean;
}

/** The address of a file in the visitor's own folder of the library, or '' for anything else. */
export function ownAttachment(address: string, { libraryId, uid, ...bucket }: Place): string {
  return ownFile(address, `chat/img/${libraryId}/${uid}/`, bucket);
}

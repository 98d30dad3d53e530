import { userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { ADMIN_TEXTS } from '@harborline/domain/texts/admin';
import { doc, type Firestore, getDoc } from 'firebase/firestore';
import { parseDocument } from '../../../shared/live/parse-documents';
import { staffName } from '../../../shared/staff/staff-name';

/** Name of a colleague, or the fallback where it cannot be read. */
export async function readStaffName(firestore: Firestore, uid: string): Promise<string> {
  const user = await getDoc(doc(firestore, docPath.user(uid))).then(
    (snapshot) => parseDocument(userSchema, snapshot),
    () => null,
  );
  return user === null ? ADMIN_TEXTS.nameFallback : staffName(user);
}

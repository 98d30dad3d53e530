import { getFileQuota } from '@harborline/domain/api/inbox/file-quota';
import * as z from 'zod/mini';
import { report } from '../config/report';
import type { Audience } from '../firebase/app';
import { auth } from '../firebase/auth';
import { readAs } from '../firebase/post-as';

const answerSchema = z.object({ data: getFileQuota.answer });

interface Asker {
  readonly audience: Audience;
  readonly libraryId: string;
}

/**
 * Whether a person may send that many more files now. Where nobody says so, they may try: what is over the limit is
 * removed afterwards (D-23).
 */
export async function maySendMore(count: number, { audience, libraryId }: Asker): Promise<boolean> {
  const user = auth(audience).currentUser;
  if (user === null) return true;
  try {
    const answer = await readAs(user, getFileQuota, { support_lib_id: libraryId });
    return !answer.ok || answerSchema.parse(await answer.json()).data.left >= count;
  } catch (error) {
    report('file-quota', error);
    return true;
  }
}

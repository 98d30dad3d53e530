import { type User, userSchema } from '@harborline/domain/entities/user';
import { docPath } from '@harborline/domain/paths';
import { firestore } from './firebase';

/** The person a document names as the one who changed it. */
export async function readActor(uid: unknown): Promise<User | undefined> {
  if (typeof uid !== 'string' || uid === '') return undefined;
  const parsed = userSchema.safeParse((await firestore().doc(docPath.user(uid)).get()).data());
  return parsed.success ? { ...parsed.data, uid } : undefined;
}

/** What is told of later than this was not done now: an import, a restored backup. */
const NEWS_LIMIT_MS = 60 * 60 * 1000;

/** Whether an event tells of something that was done when the event happened. */
export const isNews = (doneAtMs: number, eventTime: string): boolean =>
  Date.parse(eventTime) - doneAtMs < NEWS_LIMIT_MS;

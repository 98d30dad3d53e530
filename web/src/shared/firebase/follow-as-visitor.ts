import { visitorUser } from './visitor-session';

/**
 * Follows something as the visitor, who is signed in first; ended before that, it never begins.
 * @param follow begins and returns an unsubscribe function
 * @param onError told why the visitor could not be signed in
 * @returns an unsubscribe function
 */
export function followAsVisitor(
  follow: (uid: string) => () => void,
  onError: (error: unknown) => void,
): () => void {
  let stop = () => {};
  let hasEnded = false;
  visitorUser()
    .then(({ uid }) => {
      if (!hasEnded) stop = follow(uid);
    })
    .catch(onError);
  return () => {
    hasEnded = true;
    stop();
  };
}

import { visitorUser } from './visitor-session';

/**
 * Watches something as the visitor, after signing them in. If it is ended before that, it never starts.
 * @param follow starts watching and returns an unsubscribe function
 * @param onError called if the visitor could not be signed in
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

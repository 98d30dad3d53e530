const NAME = 'harborline-staff-session';

/** Tells the other tabs that a person's session was ended here: without 'Remember me' each has its own credentials. */
export function announceEnd(uid: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ ended: uid });
  channel.close();
}

/** Follows ends of a person's session in other tabs. @returns a function that stops it */
export function onEndElsewhere(uid: string, listener: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'ended' in data && data.ended === uid) listener();
  };
  return () => channel.close();
}

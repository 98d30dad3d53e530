/** Loads what follows a session before somebody has signed in; whoever needs it then reports what is missing. */
export function preloadSession(): void {
  Promise.all([import('./follow-session'), import('./session-ports')]).catch(() => {});
}

/** Lets the listeners go on with the newest token, as after a new sign-in of the same person. */
export async function renewStreams(): Promise<void> {
  await (await import('./session-stands')).renewStreams();
}

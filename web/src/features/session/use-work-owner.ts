import { useEffect, useMemo } from 'react';
import { report } from '../../shared/config/report';
import { firstContent } from '../../shared/live/first-content';
import { useStaff } from '../../shared/staff/session-context';
import type { WorkOwner } from '../../shared/unsaved/unsaved-store';
import { isRemembered } from './kept/session-record';

/** Loaded behind the sign-in, which shares this module: what is kept is parsed with a library it can do without. */
async function joinTabs(): Promise<void> {
  await firstContent();
  (await import('../../shared/unsaved/unsaved-tabs')).joinUnsavedTabs();
}

/** What Log Out needs to ask about unsaved work and to clear the cache: offline it can not be loaded any more. */
async function prepareLogOut(): Promise<void> {
  await firstContent();
  await Promise.all([import('./log-out/unsaved-question'), import('./end/close-firestore')]);
}

/** Whose unsaved work is kept here; this device is trusted with it after 'Remember me' (D-42). */
export function useWorkOwner(): WorkOwner {
  const { uid } = useStaff();
  useEffect(() => {
    Promise.all([joinTabs(), prepareLogOut()]).catch((error: unknown) => report('log-out', error));
  }, []);
  return useMemo(() => ({ uid, isTrusted: isRemembered() }), [uid]);
}

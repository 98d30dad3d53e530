import { useEffect, useMemo } from 'react';
import { report } from '../../shared/config/report';
import { firstContent } from '../../shared/live/first-content';
import { useStaff } from '../../shared/staff/session-context';
import type { WorkOwner } from '../../shared/unsaved/unsaved-store';
import { isRemembered } from './kept/session-record';

/** Loaded after the sign-in, which shares this module but does not need the schema library that parses kept work. */
async function joinTabs(): Promise<void> {
  await firstContent();
  (await import('../../shared/unsaved/unsaved-tabs')).joinUnsavedTabs();
}

/** Preloads what Log Out needs to ask about unsaved work and to clear the cache, since it cannot be loaded offline. */
async function prepareLogOut(): Promise<void> {
  await firstContent();
  await Promise.all([import('./log-out/unsaved-question'), import('./end/close-firestore')]);
}

/** The owner of unsaved work kept here; with 'Remember me', this device is trusted with it (D-42). */
export function useWorkOwner(): WorkOwner {
  const { uid } = useStaff();
  useEffect(() => {
    Promise.all([joinTabs(), prepareLogOut()]).catch((error: unknown) => report('log-out', error));
  }, []);
  return useMemo(() => ({ uid, isTrusted: isRemembered() }), [uid]);
}

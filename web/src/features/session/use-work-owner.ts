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

/** The owner of unsaved work kept here; with 'Remember me', this device is trusted with it (D-42). */
export function useWorkOwner(): WorkOwner {
  const { uid } = useStaff();
  useEffect(() => {
    joinTabs().catch((error: unknown) => report('unsaved-tabs', error));
  }, []);
  return useMemo(() => ({ uid, isTrusted: isRemembered() }), [uid]);
}

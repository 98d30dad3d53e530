import { closeChat } from '@harborline/domain/live/actions';
import { useEffect, useRef } from 'react';
import { onLogout } from '../../../features/session';
import { report } from '../../../shared/config/report';
import { firstContent } from '../../../shared/live/first-content';
import { staffConnection } from '../../../shared/live/live-connection';
import type { Presence } from '../../../shared/live/live-connection-presence';
import { useStaff } from '../../../shared/staff/session-context';
import { sessionEnd } from '../../../shared/staff/session-end';

/** This tab's presence, for the logout steps. */
let present: { readonly uid: string; readonly connectionId: string } | null = null;

/** Set on logging out, which may happen before the connection has started. */
let isLeaving = false;

async function leaveLive(): Promise<void> {
  isLeaving = true;
  const connection = staffConnection();
  if (present !== null && connection.getState().status === 'open') {
    await connection.send(closeChat(present.uid, present.connectionId));
  }
  await connection.close();
}

let isLeavingRegistered = false;

/** Registered once and never removed: the shell may have unmounted by the time the session ends (S4.5-25). */
function registerLeaving(): void {
  if (isLeavingRegistered) return;
  isLeavingRegistered = true;
  onLogout(leaveLive);
  onLogout(sessionEnd.emit);
}

/**
 * Manages the live connection of a signed-in person: opens it once the first screen has loaded, and closes it when the
 * session ends.
 */
function useConnectionOfSession(): void {
  useEffect(() => {
    const connection = staffConnection();
    const reportOnline = () => connection.setOnline(navigator.onLine);
    let isOver = false;
    isLeaving = false;
    registerLeaving();
    reportOnline();
    void firstContent().then(() => {
      if (!isOver && !isLeaving) connection.start();
    });
    window.addEventListener('online', reportOnline);
    window.addEventListener('offline', reportOnline);
    return () => {
      isOver = true;
      window.removeEventListener('online', reportOnline);
      window.removeEventListener('offline', reportOnline);
    };
  }, []);
}

/** Keeps the signed-in person present in the library while this tab is open; several tabs count once. */
function usePresence(): void {
  const { uid, support_lib_id: libraryId, is_away } = useStaff();
  const isAway = is_away === 1;
  const awayNow = useRef(isAway);
  const presence = useRef<Presence | null>(null);

  useEffect(() => {
    awayNow.current = isAway;
    presence.current?.setAway(isAway);
  }, [isAway]);

  useEffect(() => {
    let isOver = false;
    const appear = async () => {
      await firstContent();
      if (isOver) return;
      const { announcePresence } = await import('../../../shared/live/live-connection-presence');
      if (isOver || isLeaving) return;
      presence.current = announcePresence({ libraryId, uid, isAway: awayNow.current });
      present = { uid, connectionId: presence.current.connectionId };
    };
    appear().catch((error: unknown) => report('presence', error));
    return () => {
      isOver = true;
      presence.current?.leave().catch((error: unknown) => report('presence', error));
      presence.current = null;
    };
  }, [uid, libraryId]);
}

/** The live side of the session: connection and presence. */
export function useLiveSession(): void {
  useConnectionOfSession();
  usePresence();
}

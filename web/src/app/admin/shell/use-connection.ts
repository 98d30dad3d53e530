import { useEffect, useReducer } from 'react';
import { report } from '../../../shared/config/report';
import { type ConnectionState, connectionReducer, shownConnection } from './connection-state';

/** A connection that is only being made, or that blinks, is not worth a banner. */
const GRACE_MS = 4_000;
const BACK_SHOWN_MS = 3_000;

const START: ConnectionState = { isOnline: true, isLive: true, isPatient: true, wasLost: false };

/** What the banner says about the connection, from the browser's word and the live socket's. */
export function useConnection(): 'fine' | 'lost' | 'back' {
  const [state, dispatch] = useReducer(connectionReducer, START);

  useEffect(() => {
    const tell = () => dispatch({ type: 'online', isOnline: navigator.onLine });
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  }, []);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    import('../../../features/session/data/watch-connection').then(
      ({ watchConnection }) => {
        if (!isOver) stop = watchConnection((isLive) => dispatch({ type: 'live', isLive }));
      },
      (error: unknown) => report('connection', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);

  const isDown = !state.isOnline || !state.isLive;
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'patience-over' }), isDown ? GRACE_MS : BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDown]);

  return shownConnection(state);
}

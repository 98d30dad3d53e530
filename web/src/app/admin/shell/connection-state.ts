export interface ConnectionState {
  /** the browser's word */
  readonly isOnline: boolean;
  /** the live socket's word */
  readonly isLive: boolean;
  /** still giving a lost connection time to return, or still showing that it returned */
  readonly isPatient: boolean;
  readonly wasLost: boolean;
}

export type ConnectionEvent =
  | { type: 'online'; isOnline: boolean }
  | { type: 'live'; isLive: boolean }
  | { type: 'patience-over' };

const isUp = (state: ConnectionState): boolean => state.isOnline && state.isLive;

/** Each change of the connection starts a new spell of patience. */
export function connectionReducer(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (event.type === 'patience-over') {
    return { ...state, isPatient: false, wasLost: !isUp(state) };
  }
  const next =
    event.type === 'online' ? { ...state, isOnline: event.isOnline } : { ...state, isLive: event.isLive };
  return isUp(next) === isUp(state) ? next : { ...next, isPatient: true };
}

/** What to show: an offline browser at once, a lost socket after the grace, a return for a moment. */
export function shownConnection(state: ConnectionState): 'fine' | 'lost' | 'back' {
  if (!state.isOnline) return 'lost';
  if (!state.isLive) return state.isPatient && !state.wasLost ? 'fine' : 'lost';
  return state.wasLost && state.isPatient ? 'back' : 'fine';
}

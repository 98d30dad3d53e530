import { describe, expect, it } from 'vitest';
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionReducer,
  shownConnection,
} from './connection-state';

const START: ConnectionState = { isOnline: true, isLive: true, isPatient: false, wasLost: false };
const after = (...events: ConnectionEvent[]) => shownConnection(events.reduce(connectionReducer, START));

const DROP: ConnectionEvent = { type: 'live', isLive: false };
const RETURN: ConnectionEvent = { type: 'live', isLive: true };
const PATIENCE_OVER: ConnectionEvent = { type: 'patience-over' };

describe('the connection banner', () => {
  it('does not blink when the socket does', () => {
    expect(after(DROP)).toBe('fine');
    expect(after(DROP, RETURN)).toBe('fine');
  });

  it('shows a socket that stays away (S2.8-17)', () => {
    expect(after(DROP, PATIENCE_OVER)).toBe('lost');
  });

  it('shows an offline browser at once (S2.8-18)', () => {
    expect(after({ type: 'online', isOnline: false })).toBe('lost');
  });

  it('says for a moment that a lost connection is back', () => {
    expect(after(DROP, PATIENCE_OVER, RETURN)).toBe('back');
    expect(after(DROP, PATIENCE_OVER, RETURN, PATIENCE_OVER)).toBe('fine');
  });
});

import { makeLibrary } from '@harborline/domain/testing/factories';
import { describe, expect, it } from 'vitest';
import { nextOpening, type Opening, type OpeningEvent, type OpeningMode, openingOf } from './opening';

const library = makeLibrary();
const FOUND: OpeningEvent = { type: 'library', library };
const ACTIVE: OpeningEvent = { type: 'standing', standing: { lw: 1, e: 1 } };

const after = (mode: OpeningMode, ...events: OpeningEvent[]): Opening =>
  events.reduce(nextOpening, openingOf(mode));

describe('opening a session', () => {
  it('asks for library, standing and chat token, in this order (S4.4-01)', () => {
    expect(after('signed-in').step).toBe('library');
    expect(after('signed-in', FOUND).step).toBe('standing');
    expect(after('signed-in', FOUND, ACTIVE).step).toBe('chat-token');
    expect(after('signed-in', FOUND, ACTIVE, { type: 'chat-token' })).toEqual({
      step: 'open',
      library,
      libraryOnly: true,
    });
  });

  it.each(['signed-in', 'resumed'] as const)('%s: ends where the library is missing (S8-16)', (mode) => {
    expect(after(mode, { type: 'library', library: null })).toEqual({
      step: 'refused',
      reason: 'no-library',
    });
  });

  it.each([
    [0, false],
    [1, true],
    [undefined, true],
  ])('lw %s makes library_only %s (S4.5-22)', (lw, libraryOnly) => {
    const opening = after('signed-in', FOUND, { type: 'standing', standing: { lw, e: 1 } });
    expect(opening).toMatchObject({ step: 'chat-token', libraryOnly });
  });

  it.each([
    [1, 'chat-token'],
    [undefined, 'chat-token'],
    [0, 'refused'],
    [2, 'refused'],
  ])('e %s leads to %s (S4.4-04, D-49)', (e, step) => {
    for (const mode of ['signed-in', 'resumed'] as const) {
      const opening = after(mode, FOUND, { type: 'standing', standing: { lw: 1, e } });
      expect(opening.step).toBe(step);
      if (step === 'refused') expect(opening).toMatchObject({ reason: 'no-subscription' });
    }
  });

  it('goes on after a failed lookup and leaves library_only alone (S8-15, D-49)', () => {
    expect(after('signed-in', FOUND, { type: 'standing-unknown' })).toMatchObject({
      step: 'chat-token',
      libraryOnly: null,
    });
  });

  it.each([
    [403, 'This account is closed.', 'This account is closed.'],
    [500, '', 'An error occured'],
    [0, 'The server could not be reached.', 'An error occured'],
  ])('signing in fails with status %i and message %j as %j (S8-12)', (status, message, shown) => {
    const event: OpeningEvent = { type: 'no-chat-token', status, message };
    expect(after('signed-in', FOUND, ACTIVE, event)).toEqual({
      step: 'refused',
      reason: 'login-refused',
      message: shown,
    });
  });

  it.each([
    [0, 'open'],
    [503, 'open'],
    [403, 'open'],
    [401, 'refused'],
  ])('a session found again: status %i of the inbox service leads to %s (D-20)', (status, step) => {
    const event: OpeningEvent = { type: 'no-chat-token', status, message: '' };
    expect(after('resumed', FOUND, ACTIVE, event).step).toBe(step);
  });

  it('survives a page loaded without a network', () => {
    const offline: OpeningEvent[] = [
      { type: 'library-unreadable' },
      { type: 'no-chat-token', status: 0, message: '' },
    ];
    expect(after('resumed', ...offline).step).toBe('open');
    expect(after('signed-in', ...offline).step).toBe('refused');
  });

  it('takes no notice of answers nobody asked for', () => {
    const waiting = after('signed-in', FOUND);
    expect(nextOpening(waiting, { type: 'chat-token' })).toBe(waiting);
    const over = after('signed-in', { type: 'library', library: null });
    expect(nextOpening(over, FOUND)).toBe(over);
  });
});

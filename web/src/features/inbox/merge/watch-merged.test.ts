import { describe, expect, it, vi } from 'vitest';
import { watchMerged } from './watch-merged';

interface Ticket {
  readonly id: string;
  readonly has_merged?: boolean;
}

function watched() {
  const observers = new Map<string, (tickets: readonly Ticket[]) => void>();
  const next = vi.fn<(tickets: readonly Ticket[]) => void>();
  const stop = watchMerged<Ticket>(
    (ref, observer) => {
      observers.set(ref, observer.next);
      return () => void observers.delete(ref);
    },
    'stays',
    { next, error: vi.fn() },
  );
  return {
    stop,
    followed: () => [...observers.keys()],
    tell: (ref: string, ...tickets: Ticket[]) => observers.get(ref)?.(tickets),
    shown: () => next.mock.lastCall?.[0].map(({ id }) => id),
  };
}

describe('what was merged into a ticket (D-110)', () => {
  it('has with it what was merged into those before, each once it is there', () => {
    const { tell, shown, followed } = watched();
    tell('stays', { id: 'a', has_merged: true }, { id: 'b' });
    expect(shown()).toEqual(['a', 'b']);
    expect(followed()).toEqual(['stays', 'a']);
    tell('a', { id: 'a1', has_merged: true });
    tell('a1', { id: 'a2' });
    expect(shown()).toEqual(['a', 'a1', 'a2', 'b']);
  });

  it('goes with the ticket that had it, once its merge is undone', () => {
    const { tell, shown, followed } = watched();
    tell('stays', { id: 'a', has_merged: true });
    tell('a', { id: 'a1', has_merged: true });
    tell('stays');
    expect(shown()).toEqual([]);
    expect(followed()).toEqual(['stays']);
  });

  it('follows no circle, and nothing once nobody looks', () => {
    const { tell, shown, followed, stop } = watched();
    tell('stays', { id: 'a', has_merged: true });
    tell('a', { id: 'stays', has_merged: true }, { id: 'a', has_merged: true });
    expect(shown()).toEqual(['a']);
    stop();
    expect(followed()).toEqual([]);
  });
});

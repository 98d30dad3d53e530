import { describe, expect, it } from 'vitest';
import { ChangeHistory } from './change-history';
import { StoredDocument } from './stored-document';

const version = (n: number) => new StoredDocument('a/1', { n: { integerValue: String(n) } }, 0, n);

function historyOf(changes: number, capacity: number): ChangeHistory {
  const history = new ChangeHistory(capacity);
  for (let n = 1; n <= changes; n++) {
    history.record([{ path: 'a/1', before: n === 1 ? null : version(n - 1), after: version(n) }], n);
  }
  return history;
}

describe('the history of changes', () => {
  it('knows what a document was at any moment', () => {
    const history = historyOf(5, 100);
    expect(history.undoTo(0)?.get('a/1')).toBeNull();
    expect(history.undoTo(3)?.get('a/1')?.updateTime).toBe(3);
    expect(history.undoTo(5)?.size).toBe(0);
  });

  it('reports a moment that is too long ago instead of a partial state', () => {
    const history = historyOf(50, 10);
    const oldest = Array.from({ length: 51 }, (_, time) => time).find((time) => history.undoTo(time));
    expect(oldest).toBeGreaterThan(20);
    expect(oldest).toBeLessThanOrEqual(40);
    for (let time = oldest ?? 0; time < 50; time++) {
      expect(history.undoTo(time)?.get('a/1')?.updateTime).toBe(time);
    }
  });

  it('knows nothing from before its start', () => {
    const history = new ChangeHistory(10);
    history.startAt(7);
    expect(history.undoTo(6)).toBeUndefined();
    expect(history.undoTo(7)?.size).toBe(0);
  });
});

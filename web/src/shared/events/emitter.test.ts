import { expect, it, vi } from 'vitest';
import { createEmitter } from './emitter';

it('calls every listener with the event until it unsubscribes', () => {
  const { subscribe, emit } = createEmitter<[number]>();
  const first = vi.fn();
  const second = vi.fn();
  const unsubscribe = subscribe(first);
  subscribe(second);
  emit(1);
  unsubscribe();
  emit(2);
  expect(first.mock.calls).toEqual([[1]]);
  expect(second.mock.calls).toEqual([[1], [2]]);
});

it('does not call a listener that was added during the event', () => {
  const { subscribe, emit } = createEmitter();
  const late = vi.fn();
  subscribe(() => void subscribe(late));
  emit();
  expect(late).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteListener, notePageAround } from '../../../../shared/frame/page-around';
import { openRecorder, pageOrigin } from './open-recorder';

const TEXTS = { notice: 'You share this page.', stop: 'Stop' };
const tell = vi.fn();
const posted = vi.spyOn(window.parent, 'postMessage');

interface Port {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly postMessage: (data: unknown) => void;
}
/** The widget's ends of the channels, in the order of their offers. */
let ends: Port[] = [];
const newEnd = (): Port => ({ onmessage: null, postMessage: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      readonly port1 = newEnd();
      readonly port2 = newEnd();
      constructor() {
        ends.push(this.port1);
      }
    },
  );
  posted.mockReset();
  posted.mockImplementation(() => {});
  noteListener(tell);
  notePageAround('https://shop.example/bikes?token=x');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const open = () => {
  const listeners = { onEvent: vi.fn(), onStop: vi.fn() };
  return { ...listeners, recorder: openRecorder(TEXTS, listeners) };
};
const say = (end: Port | undefined, data: object) => end?.onmessage?.({ data });

describe('the widget’s side of the recorder (D-66)', () => {
  it('has the page load its script, and offers a port to its origin alone until it is taken', async () => {
    const { recorder, onEvent, onStop } = open();
    expect(tell).toHaveBeenCalledExactlyOnceWith({ harborline: 'cobrowse' });
    vi.advanceTimersByTime(900);
    expect(posted.mock.calls.map(([, origin]) => origin)).toEqual(Array(2).fill(pageOrigin()));
    expect(pageOrigin()).toBe('https://shop.example');
    say(ends[1], { kind: 'event', event: { type: 2 } });
    expect(onEvent).not.toHaveBeenCalled();
    say(ends[1], { kind: 'ready' });
    const { tellWhole, stop } = await recorder;
    vi.advanceTimersByTime(10_000);
    expect(posted).toHaveBeenCalledTimes(2);
    say(ends[0], { kind: 'event', event: { type: 2 } });
    expect(onEvent).not.toHaveBeenCalled();
    say(ends[1], { kind: 'event', event: { type: 3 } });
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 3 });
    say(ends[1], { kind: 'stop' });
    expect(onStop).toHaveBeenCalledTimes(1);
    tellWhole();
    stop();
    expect(ends[1]?.postMessage).toHaveBeenNthCalledWith(1, { kind: 'whole' });
    expect(ends[1]?.postMessage).toHaveBeenNthCalledWith(2, { kind: 'stop' });
  });

  it('gives up on a page that does not answer', async () => {
    const { recorder } = open();
    const refused = expect(recorder).rejects.toThrow('cannot be recorded');
    vi.advanceTimersByTime(8_000);
    await refused;
  });

  it('asks nothing of a page that is not the library’s', async () => {
    notePageAround('');
    await expect(open().recorder).rejects.toThrow('No page');
    expect(tell).not.toHaveBeenCalled();
    expect(posted).not.toHaveBeenCalled();
  });
});

import { expect, it } from 'vitest';
import { readFromRecorder, readPortMessage, readToRecorder } from './port-messages';

const NOTHING = [null, undefined, 7, 'ready', [], {}, { kind: 'other' }, { kind: 1 }];

it('reads what it says, and nothing else (D-66)', () => {
  const port = { harborline: 'cobrowse-port', notice: 'Ada sees this page.', stop: 'Stop' } as const;
  expect(readPortMessage(port)).toEqual(port);
  expect(readFromRecorder({ kind: 'ready' })).toEqual({ kind: 'ready' });
  expect(readFromRecorder({ kind: 'event', event: { type: 2 } })).toEqual({
    kind: 'event',
    event: { type: 2 },
  });
  expect(readToRecorder({ kind: 'whole' })).toEqual({ kind: 'whole' });
  for (const read of [readPortMessage, readFromRecorder, readToRecorder])
    for (const data of NOTHING) expect(read(data)).toBeNull();
  expect(readFromRecorder({ kind: 'event', event: null })).toBeNull();
  for (const wrong of [{ harborline: 'close' }, { notice: 7 }, { stop: 'x'.repeat(501) }])
    expect(readPortMessage({ ...port, ...wrong })).toBeNull();
});

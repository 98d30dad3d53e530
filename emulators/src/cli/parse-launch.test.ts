import { describe, expect, it } from 'vitest';
import { parseLaunch } from './parse-launch';

describe('the java launcher', () => {
  it('recognises the version probe of firebase-tools', () => {
    const probe = ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'];
    expect(parseLaunch(probe)).toEqual({ kind: 'version' });
  });

  it('finds the emulator in the name of the placeholder and passes the rest on', () => {
    const argv = [
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-Xmx1g',
      '-jar',
      '/x/firestore-standin.jar',
    ];
    expect(parseLaunch([...argv, '--host', '127.0.0.1', '--port', '1'])).toEqual({
      kind: 'emulator',
      name: 'firestore',
      args: ['--host', '127.0.0.1', '--port', '1'],
    });
    expect(parseLaunch(['-jar', 'C:\\x\\storage-standin.jar', 'serve'])).toMatchObject({ name: 'storage' });
  });

  it.each([[['-jar', '/x/pubsub.jar']], [['-jar']], [[]]])('refuses %j', (argv) => {
    expect(parseLaunch(argv)).toMatchObject({ kind: 'unknown' });
  });
});

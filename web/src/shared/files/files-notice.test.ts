import { ATTACHMENT_TEXTS } from '@harborline/domain/texts/attachments';
import { expect, it } from 'vitest';
import { filesNotice } from './files-notice';

const file = new File(['x'], 'a.txt');
const REFUSED = 'setup.exe: Refused';
const said = (changes: Partial<Parameters<typeof filesNotice>[0]> = {}) =>
  filesNotice({
    files: [file],
    upload: { state: 'idle' },
    isOnline: true,
    problem: '',
    hint: 'Up to 5',
    ...changes,
  });

it('D-62: says what may be sent as long as there are files and nothing is wrong', () => {
  expect(said()).toBe('Up to 5');
  expect(said({ files: [] })).toBe('');
  expect(said({ problem: REFUSED })).toBe(REFUSED);
  expect(said({ files: [], problem: REFUSED, isOnline: false })).toBe(REFUSED);
});

it('D-62: says why files are not sent before why others were refused', () => {
  expect(said({ problem: REFUSED, upload: { state: 'failed' } })).toBe(
    `${ATTACHMENT_TEXTS.notSent}\n${REFUSED}`,
  );
  expect(said({ problem: REFUSED, isOnline: false })).toBe(`${ATTACHMENT_TEXTS.offline}\n${REFUSED}`);
  expect(said({ upload: { state: 'sending' } })).toBe(ATTACHMENT_TEXTS.sending);
  expect(said({ upload: { state: 'refused' } })).toBe(ATTACHMENT_TEXTS.overQuota);
});

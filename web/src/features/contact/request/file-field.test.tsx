import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileField } from './file-field';
import '../../../shared/testing/patience';

vi.mock('./upload-file', () => ({
  fileProblem: async ({ name }: File) => (name.endsWith('.exe') ? 'Refused' : ''),
}));
afterEach(cleanup);

function Field() {
  const [file, setFile] = useState<File | null>(null);
  return <FileField file={file} onFile={setFile} isLostOnLeaving={false} isDisabled={false} />;
}

async function choose(...names: string[]) {
  const user = userEvent.setup({ delay: null, applyAccept: false });
  for (const name of names) {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('there is no file input');
    await user.upload(input, new File(['x'], name));
  }
  return user;
}

it('says that a second file replaced the first, and brings the first back', async () => {
  render(<Field />);
  const user = await choose('note.txt', 'shot.png');
  await screen.findByText(new RegExp(CONTACT_TEXTS.fileReplaced('note.txt')));
  expect(screen.getByText('shot.png')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: CONTACT_TEXTS.undoReplace }));
  expect(screen.getByText('note.txt')).toBeTruthy();
  expect(screen.queryByText('shot.png')).toBeNull();
});

it('keeps the first file if the second is refused', async () => {
  render(<Field />);
  await choose('note.txt', 'setup.exe');
  await screen.findByText('Refused');
  expect(screen.getByText('note.txt')).toBeTruthy();
});

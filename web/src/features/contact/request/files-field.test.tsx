import { LIMITS } from '@harborline/domain/limits';
import { CONTACT_TEXTS } from '@harborline/domain/texts/contact';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useKeptFiles } from '../../../shared/files/use-kept-files';
import { FilesField } from './files-field';

vi.mock('../../../shared/files/upload-files', () => ({
  fileProblem: async ({ name }: File) => (name.endsWith('.exe') ? 'Refused' : ''),
}));
afterEach(cleanup);

function Field({ progress = [] }: { readonly progress?: readonly number[] }) {
  return <FilesField {...useKeptFiles(null)} progress={progress} isDisabled={progress.length > 0} />;
}

const filesOf = (names: readonly string[]): File[] =>
  names.map((name) => new File(['x'], name, { lastModified: 1 }));

async function choose(...names: string[]) {
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no file input');
  await user.upload(input, filesOf(names));
  return user;
}

const dataOf = (names: readonly string[]): DataTransfer => {
  const data = new DataTransfer();
  for (const file of filesOf(names)) data.items.add(file);
  return data;
};

const shown = (): string[] => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');

describe('the files of a request (D-99)', () => {
  it('leads the focus to the button when a file is removed, also from as many as there can be', async () => {
    render(<Field />);
    const names = Array.from({ length: LIMITS.requestFiles }, (_, index) => `${index}.png`);
    const user = await choose(...names);
    const removal = await screen.findByRole('button', { name: CONTACT_TEXTS.removeFile('4.png') });
    await user.click(removal);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: CONTACT_TEXTS.anotherFile })),
    );
  });

  it('keeps the page while a dropped file cannot be taken', () => {
    render(<Field progress={[10]} />);
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: dataOf(['late.png']) });
    act(() => void document.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
  });

  it('are added one after the other, and removed one by one', async () => {
    render(<Field />);
    const user = await choose('note.txt', 'shot.png');
    await waitFor(() => expect(shown()).toEqual(['note.txt', 'shot.png']));
    await choose('more.pdf', 'note.txt');
    await waitFor(() => expect(shown()).toEqual(['note.txt', 'shot.png', 'more.pdf']));
    await user.click(screen.getByRole('button', { name: CONTACT_TEXTS.removeFile('shot.png') }));
    expect(shown()).toEqual(['note.txt', 'more.pdf']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: CONTACT_TEXTS.anotherFile }));
  });

  it('keep those that may be sent, and say which may not', async () => {
    render(<Field />);
    await choose('note.txt', 'setup.exe', 'shot.png');
    await screen.findByText('setup.exe: Refused');
    expect(shown()).toEqual(['note.txt', 'shot.png']);
  });

  it('are no more than a request may have', async () => {
    render(<Field />);
    const names = Array.from({ length: LIMITS.requestFiles + 1 }, (_, index) => `${index}.png`);
    await choose(...names);
    await screen.findByText(new RegExp(CONTACT_TEXTS.tooManyFiles(LIMITS.requestFiles)));
    expect(shown()).toEqual(names.slice(0, LIMITS.requestFiles));
    const more = screen.getByRole<HTMLButtonElement>('button', { name: CONTACT_TEXTS.anotherFile });
    expect(more.disabled).toBe(true);
  });

  it('can be pasted and dropped anywhere on the page', async () => {
    render(<Field />);
    act(() => {
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: dataOf(['pasted.png']), bubbles: true }),
      );
    });
    await waitFor(() => expect(shown()).toEqual(['pasted.png']));
    const isOpenedByBrowser = fireEvent.drop(document.body, { dataTransfer: dataOf(['a.png', 'b.png']) });
    expect(isOpenedByBrowser).toBe(false);
    await waitFor(() => expect(shown()).toEqual(['pasted.png', 'a.png', 'b.png']));
  });
});

import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { Composer } from './composer';
import type { ComposerMode } from './outgoing';

function Holder({ onSend }: { onSend: (text: string, mode: ComposerMode) => void }) {
  const [text, setText] = useState('');
  const [mode, setMode] = useState<ComposerMode>('reply');
  return (
    <Composer
      mode={mode}
      text={text}
      inputRef={createRef()}
      onModeChange={setMode}
      onTextChange={setText}
      onSend={() => onSend(text, mode)}
    />
  );
}

function open() {
  const onSend = vi.fn();
  renderAdmin(<Holder onSend={onSend} />);
  return onSend;
}

describe('the composer', () => {
  afterEach(cleanup);

  it('sends with Enter and starts a new line with Shift and Enter', async () => {
    const onSend = open();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Reply' }),
      'one{Shift>}{Enter}{/Shift}two{Enter}',
    );
    expect(onSend).toHaveBeenCalledExactlyOnceWith('one\ntwo', 'reply');
  });

  it('does not send a blank text', async () => {
    const onSend = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Reply' }), '  {Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send reply' }).hasAttribute('disabled')).toBe(true);
  });

  it('does not send with the Enter of an input method', () => {
    const onSend = open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    fireEvent.change(box, { target: { value: 'にほん' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('refuses a pasted file with a message, and accepts pasted text', () => {
    open();
    const box = screen.getByRole('textbox', { name: 'Reply' });
    const paste = (files: readonly File[], text: string) =>
      fireEvent.paste(box, { clipboardData: { files, getData: () => text } });
    paste([new File(['png'], 'image.png', { type: 'image/png' })], '');
    expect(screen.getByRole('status').textContent).toBe(INBOX_TEXTS.pasteRefused);
    paste([], 'words');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('makes clear whether the user writes a note or a reply', async () => {
    const onSend = open();
    await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'inside');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(onSend).toHaveBeenCalledExactlyOnceWith('inside', 'note');
  });
});

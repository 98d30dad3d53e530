import { makeMessage } from '@harborline/domain/testing/factories';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import type { ThreadMessage } from '../ticket';
import { MessageBubble } from './message-bubble';

function show(changes: Partial<ThreadMessage>, delivery?: string) {
  const message = { ...makeMessage(), isPending: false, ...changes };
  return renderAdmin(<MessageBubble message={message} authorLabel="Vera" startsGroup delivery={delivery} />);
}

describe('a message', () => {
  afterEach(cleanup);

  it('shows markup as text (abuse test 7)', () => {
    const { container } = show({ text: '<img src=x onerror=alert(1)><script>alert(2)</script>' });
    expect(container.querySelector('img, script')).toBeNull();
    expect(screen.getByText(/onerror=alert/)).toBeTruthy();
  });

  it('opens links in a tab without access to this one', () => {
    show({ text: 'https://lumen.example/x' });
    const link = screen.getByRole('link', { name: 'https://lumen.example/x' });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it('does not link an attachment with an invalid URL', () => {
    show({ file_url: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('D-99: links every attachment of a request', () => {
    const file = (name: string) => `https://files.example/o/0f8fad5b-d9cb-469f-a165-70867728950e-${name}`;
    show({ file_url: file('a.png'), more_files: [file('b.pdf'), 'javascript:alert(1)'] });
    for (const name of ['Attachment: a.png', 'Attachment: b.pdf'])
      expect(screen.getByRole('link', { name })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('D-62: shows a picture in the space it will take, opens it large, and names one that is gone', async () => {
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    show({ file_url: `https://files.example/o/${id}-82000-560x280-bike.png` });
    const small = screen.getByRole('img', { name: 'Attachment: bike.png' });
    expect([small.getAttribute('width'), small.getAttribute('height')]).toEqual(['280', '140']);
    // The DOM of the tests would follow the link before React hears of the click.
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.click(small);
    const dialog = await screen.findByRole('dialog', { name: 'Attachment: bike.png' });
    expect(dialog.querySelector('img')).toBeTruthy();
    fireEvent.error(small);
    expect(screen.getByRole('link').textContent).toBe('Attachment: bike.png (82 KB)');
  });

  it('D-62: names a file that is no picture, with its size', () => {
    show({ file_url: 'https://files.example/o/0f8fad5b-d9cb-469f-a165-70867728950e-2048-a.png.pdf' });
    expect(screen.getByRole('link').textContent).toBe('Attachment: a.png.pdf (3 KB)');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('marks a note as visible to the team only', () => {
    show({ sender_type: 'note', is_public: false });
    expect(screen.getByText('Note, only your team sees this')).toBeTruthy();
  });

  it('D-98: says that it came by email, and unfolds the rest of the email', () => {
    show({ channel: 'email', text: 'Thank you', full_text: 'Thank you\n\n> <b>It is sent</b>' });
    expect(screen.getByText(/by email/)).toBeTruthy();
    expect(screen.queryByText(/It is sent/)).toBeNull();
    const fold = screen.getByRole('button', { name: 'Show the rest of the email' });
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/<b>It is sent<\/b>/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the rest' }));
    expect(screen.queryByText(/It is sent/)).toBeNull();
  });

  it('says below it what has become of it, if it is told', () => {
    show({ sender_type: 'agent' }, 'Seen');
    expect(screen.getByText('Seen')).toBeTruthy();
  });

  it('shows that it is being sent', () => {
    show({ sender_type: 'agent', isPending: true });
    expect(screen.getByRole('status').textContent).toBe('Sending…');
  });
});

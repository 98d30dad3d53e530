import { makeConversation } from '@harborline/domain/testing/factories';
import { TRANSCRIPT_TEXTS } from '@harborline/domain/texts/transcript';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TranscriptResult } from './ask-transcript';
import { TranscriptButton } from './transcript-button';

const ask = vi.hoisted(() => vi.fn(async (_ref: string): Promise<TranscriptResult> => 'sent'));
vi.mock('./ask-transcript', () => ({ askTranscript: ask }));

const chat = makeConversation();
const { email } = chat.visitor;
const button = () => screen.queryByRole('button');

async function press(result: TranscriptResult): Promise<void> {
  ask.mockResolvedValueOnce(result);
  render(<TranscriptButton chat={chat} isAsked={false} />);
  await userEvent.click(screen.getByRole('button', { name: TRANSCRIPT_TEXTS.ask }));
}

describe('the chat by email', () => {
  afterEach(cleanup);

  it.each([
    ['sent', TRANSCRIPT_TEXTS.sent(email)],
    ['link-sent', TRANSCRIPT_TEXTS.linkSent(email)],
  ] as const)('says what came of it, and offers it no more: %s', async (result, text) => {
    await press(result);
    expect(ask).toHaveBeenLastCalledWith(chat.id);
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(button()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it.each(['failed', 'limited'] as const)('can be tried again if it did not work: %s', async (result) => {
    await press(result);
    expect(screen.getByRole('status').textContent).toBe(TRANSCRIPT_TEXTS[result]);
    ask.mockResolvedValueOnce('sent');
    await userEvent.click(screen.getByRole('button', { name: TRANSCRIPT_TEXTS.ask }));
    expect(screen.getByRole('status').textContent).toBe(TRANSCRIPT_TEXTS.sent(email));
  });

  it('comes without a press for whoever was sent here to show that the address is theirs (D-91)', async () => {
    ask.mockClear();
    const { rerender } = render(<TranscriptButton chat={chat} isAsked />);
    await screen.findByText(TRANSCRIPT_TEXTS.sent(email));
    rerender(<TranscriptButton chat={{ ...chat }} isAsked />);
    expect(ask.mock.calls).toEqual([[chat.id]]);
    expect(button()).toBeNull();
  });

  it('is asked for once, however often the button is pressed', async () => {
    ask.mockClear();
    ask.mockReturnValueOnce(new Promise(() => {}));
    render(<TranscriptButton chat={chat} isAsked={false} />);
    await userEvent.dblClick(screen.getByRole('button', { name: TRANSCRIPT_TEXTS.ask }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(button()?.textContent).toBe(TRANSCRIPT_TEXTS.asking);
  });
});

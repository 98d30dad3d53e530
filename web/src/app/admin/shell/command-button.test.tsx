import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { CommandButton } from './command-button';

const loading = vi.hoisted(() => {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { done, finish };
});
vi.mock('./command-pages', () => ({}));
vi.mock('../../../shared/hooks/late-component', () => ({
  lateComponent: () =>
    lazy(async () => {
      await loading.done;
      return { default: ({ initialText }: { initialText: string }) => <p>Loaded with “{initialText}”</p> };
    }),
}));

afterEach(cleanup);

it('takes what is typed while the bar loads, and nothing of it reaches a reply that had the focus', async () => {
  const onKey = vi.fn();
  renderAdmin(
    <>
      <textarea aria-label="Reply" onKeyDown={(event) => onKey(event.key)} />
      <CommandButton />
    </>,
  );
  const reply = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.type(reply, 'Dear Ann');
  onKey.mockClear();
  await userEvent.keyboard('{Control>}k{/Control}clo{Enter}');
  expect(reply.value).toBe('Dear Ann');
  expect(onKey.mock.calls.flat()).toEqual(['Control', 'k']);

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: COMMAND_TEXTS.title })).toBeNull();
  expect(document.activeElement).toBe(reply);

  await userEvent.keyboard('{Control>}k{/Control}sed');
  await act(async () => loading.finish());
  expect(await screen.findByText('Loaded with “sed”')).toBeTruthy();
});

import { makeArticle } from '@harborline/domain/testing/factories';
import { DEFAULT_CONTENT_TEXTS } from '@harborline/domain/texts/default-content';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyNotice } from './copy-notice';

afterEach(cleanup);

const copy = { origin_ref: 'guide' };

it.each([
  ['a published copy', { ...copy, is_published: true }, DEFAULT_CONTENT_TEXTS.copyReplaces],
  ['an unpublished copy', { ...copy, is_published: false }, DEFAULT_CONTENT_TEXTS.copyWillReplace],
  [
    'a copy for staff',
    { ...copy, audience: 'staff', is_published: false, is_staff_published: true } as const,
    DEFAULT_CONTENT_TEXTS.copyForStaff,
  ],
])('D-73: the editor of %s says what visitors read', (_which, changes, text) => {
  render(<CopyNotice text={makeArticle(changes)} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
});

it('D-73: the editor of any other article says nothing of it', () => {
  render(<CopyNotice text={makeArticle({})} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('U-12: the editor of a copy says that there is an update, and leads to where it is decided', () => {
  const onDecide = vi.fn();
  render(<CopyNotice text={makeArticle({ ...copy, is_published: true })} onDecide={onDecide} />);
  expect(screen.getByRole('alert').textContent).toContain(DEFAULT_CONTENT_TEXTS.hasUpdate);
  fireEvent.click(screen.getByText(DEFAULT_CONTENT_TEXTS.decideUpdate));
  expect(onDecide).toHaveBeenCalledOnce();
});

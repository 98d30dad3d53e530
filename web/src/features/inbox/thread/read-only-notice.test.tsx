import type { User } from '@harborline/domain/entities/user';
import { makeUser } from '@harborline/domain/testing/factories';
import { INBOX_TEXTS } from '@harborline/domain/texts/inbox';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionContextProvider } from '../../../shared/staff/session-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ReadOnlyNotice } from './read-only-notice';

afterEach(cleanup);

function show(person: Partial<User>) {
  const session = {
    state: { status: 'ready', user: makeUser(person) },
    retryProfile: () => {},
    end: async () => {},
  } as const;
  renderAdmin(
    <SessionContextProvider session={session}>
      <ReadOnlyNotice keptText="Half an answer" />
    </SessionContextProvider>,
  );
  return screen.getByRole('alert').textContent;
}

it('says that the role does not allow answering', () => {
  expect(show({})).toContain(INBOX_TEXTS.readOnly);
});

it('asks to end a teammate’s view first, whatever the role allows', () => {
  const notice = show({ viewing_as: 'sofie' });
  expect(notice).toContain(INBOX_TEXTS.viewOnly);
  expect(notice).not.toContain(INBOX_TEXTS.readOnly);
  expect(notice).toContain('Half an answer');
});

import { getTags } from '@harborline/domain/api/inbox/tags';
import { makeUser } from '@harborline/domain/testing/factories';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { TagsInRow } from './tags-in-row';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

freshRequests();
afterEach(cleanup);

const TAGS = ['A', 'B', 'C', 'D'].map((name) => ({ tag_ref: name.toLowerCase(), name }));

it('shows two tags of a ticket and how many more there are; a merged one is the one that stands for it', async () => {
  callApi.mockImplementation(async (contract: object) =>
    contract === getTags ? { tags: TAGS, merged: [{ tag_ref: 'old', into: 'a' }] } : {},
  );
  const { container } = renderAdmin(
    <StaffSession user={makeUser({ uid: 'somebody', agent_role: 'agent' })}>
      <TagsInRow refs={['old', 'a', 'b', 'c', 'd']} />
    </StaffSession>,
  );
  await screen.findByText('A');
  expect(container.textContent).toBe('AB+2');
  screen.getByTitle(TAG_TEXTS.moreTags('C, D'));
});

it('takes no room for a ticket without tags', () => {
  const { container } = renderAdmin(<TagsInRow refs={undefined} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('span')).toBeNull();
});

import { makeConversation, makeUser } from '@harborline/domain/testing/factories';
import { BULK_TEXTS } from '@harborline/domain/texts/bulk-tickets';
import { TAG_TEXTS } from '@harborline/domain/texts/tags';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { freshRequests } from '../../../shared/testing/fresh-requests';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { StaffSession } from '../../../shared/testing/staff-session';
import { BulkTags } from './bulk-tags';

const callApi = vi.hoisted(() => vi.fn());
vi.mock('../../../shared/api/call-api', async (original) => ({ ...(await original<object>()), callApi }));

freshRequests();
afterEach(cleanup);

const TAGS = ['Refund', 'Delivery'].map((name) => ({ tag_ref: name.toLowerCase(), name }));

async function open(...refs: string[][]) {
  callApi.mockResolvedValue({ tags: TAGS, merged: [] });
  const run = vi.fn();
  const tickets = refs.map((tag_refs, n) => ({
    ...makeConversation({ tag_refs }),
    id: `t${n}`,
    isPending: false,
  }));
  renderAdmin(
    <StaffSession user={makeUser({ uid: 'somebody', agent_role: 'agent' })}>
      <BulkTags tickets={tickets} run={run} />
    </StaffSession>,
  );
  fireEvent.click(screen.getByRole('button', { name: BULK_TEXTS.tags }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: TAG_TEXTS.add });
  await vi.waitFor(() => expect(field.readOnly).toBe(false));
  return { run, field };
}

it('adds a tag to all of them, one that they all have excepted', async () => {
  const { run, field } = await open(['refund'], ['refund', 'delivery']);
  fireEvent.change(field, { target: { value: 'e' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Delivery',
    TAG_TEXTS.create('e'),
  ]);
  fireEvent.click(screen.getByRole('option', { name: 'Delivery' }));
  const [action, said] = run.mock.calls[0] ?? [];
  expect(action).toEqual({ kind: 'tag', name: 'Delivery', is_set: true });
  expect(said(1)).toBe(BULK_TEXTS.tagAdded(1, 'Delivery'));
});

it('removes one that some of them have', async () => {
  const { run } = await open(['refund'], ['refund', 'delivery']);
  screen.getByRole('button', { name: BULK_TEXTS.removeTag('Refund', 2) });
  fireEvent.click(screen.getByRole('button', { name: BULK_TEXTS.removeTag('Delivery', 1) }));
  expect(run.mock.calls[0]?.[0]).toEqual({ kind: 'tag', name: 'Delivery', is_set: false });
});

it('says that none of them has a tag', async () => {
  await open([], []);
  screen.getByText(BULK_TEXTS.noTags);
});

import { expect, it } from 'vitest';
import { reachOf } from './reach';

const accepted = { state: 'accepted', conversation_ref: 'c', reason: '' } as const;
const ticket = { support_lib_id: 'acme', source: 'contact_form', status: 'open' } as const;

it.each([
  ['an open ticket', accepted, ticket, 'tellable'],
  ['a pending ticket', accepted, { ...ticket, status: 'pending' }, 'tellable'],
  ['a closed ticket', accepted, { ...ticket, status: 'closed' }, 'closed'],
  ['a request that no function took yet', undefined, undefined, 'waiting'],
  ['a held request', { ...accepted, state: 'held' }, undefined, 'waiting'],
  ['a discarded request', { ...accepted, state: 'discarded' }, undefined, 'gone'],
  ['a ticket of another library', accepted, { ...ticket, support_lib_id: 'other' }, 'gone'],
  ['a chat', accepted, { ...ticket, source: 'chat' }, 'gone'],
] as const)('D-74: the person behind %s', (_name, delivery, conversation, reach) => {
  expect(reachOf({ libraryId: 'acme', delivery, conversation })).toBe(reach);
});

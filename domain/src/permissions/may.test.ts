import { expect, it } from 'vitest';
import { loginAs } from '../api/admin/acting';
import { userSchema } from '../entities/user';
import { makeUser } from '../testing/factories';
import { may } from './may';
import { ROUTE_PERMISSIONS } from './table';

const LIBRARY = 'parent';

const person = (permissions: Record<string, boolean>, changes: object = {}) =>
  userSchema.parse({ ...makeUser(), agent_role: 'agent', support_lib_id: LIBRARY, permissions, ...changes });

it('answers for a collection by the slug of its operation', () => {
  expect(may(person({ canViewExistingTickets: true }), 'Conversations.readTicket', LIBRARY)).toBe(true);
  expect(may(person({}), 'Conversations.readTicket', LIBRARY)).toBe(false);
});

it('answers for a route and for an endpoint by their requirement', () => {
  const canExport = person({ canExportAgencies: true });
  expect(may(canExport, ROUTE_PERMISSIONS['/getmodalIntegrationsagencies'], LIBRARY)).toBe(true);
  expect(may(canExport, ROUTE_PERMISSIONS['/getmodalIntegrationsagencies'], 'another')).toBe(false);
  expect(may(person({ canActAsChild: true }), loginAs, LIBRARY)).toBe(true);
  expect(may(person({ canActAsChild: false }), loginAs, LIBRARY)).toBe(false);
});

it('lets a person who views as a teammate read what that teammate may read, and change nothing', () => {
  const viewer = person(
    { canViewExistingTickets: true, canReplyToTickets: true },
    { viewing_as: 'teammate', viewing_role: 'agent' },
  );
  expect(may(viewer, 'Conversations.readTicket', LIBRARY)).toBe(true);
  expect(may(viewer, 'Messages.createAsAgent', LIBRARY)).toBe(false);
  expect(may(viewer, 'Conversations.markRead', LIBRARY)).toBe(false);
});

it('goes by the role of the teammate the user views as', () => {
  const contact = ROUTE_PERMISSIONS.contactform;
  expect(may(person({}, { agent_role: 'owner' }), contact, LIBRARY)).toBe(true);
  const asAgent = { agent_role: 'owner', viewing_as: 'teammate', viewing_role: 'agent' };
  expect(may(person({}, asAgent), contact, LIBRARY)).toBe(false);
});

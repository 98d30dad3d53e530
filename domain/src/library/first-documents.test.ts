import { expect, it } from 'vitest';
import { userSchema } from '../entities/user';
import { resolvePermissions } from '../permissions/roles';
import { type FirstLibrary, firstDocuments } from './first-documents';

const request: FirstLibrary = {
  id: 'acme0000000000000000',
  key: 'acme',
  companyName: 'Acme',
  categoryId: 'acme-getting-started',
  owner: { uid: 'ada', email: 'ada@acme.example', name: 'Ada Owner' },
};
const dataAt = (wanted: string, documents = firstDocuments(request)) =>
  documents.find(({ path }) => path === wanted)?.data;

it('creates the library, its key, a category and its owner', () => {
  expect(firstDocuments(request).map(({ path }) => path)).toEqual([
    'SupportLibraries/acme0000000000000000',
    'SupportLibraries/acme0000000000000000/private/settings',
    'LibraryKeys/acme',
    'Categories/acme-getting-started',
    'Users/ada',
  ]);
  expect(dataAt('LibraryKeys/acme')).toEqual({ support_lib_id: 'acme0000000000000000' });
});

it('puts the owner on the team, at home in the library, with the permissions of an owner', () => {
  expect(dataAt('SupportLibraries/acme0000000000000000/private/settings')).toMatchObject({
    library_email: 'ada@acme.example',
    library_users: ['ada'],
  });
  expect(userSchema.parse(dataAt('Users/ada'))).toMatchObject({
    agent_role: 'owner',
    agent_name: 'Ada Owner',
    display_name: 'Ada',
    support_lib_id: 'acme0000000000000000',
    init_support_lib_id: 'acme0000000000000000',
    permissions: resolvePermissions('owner'),
  });
});

it('accepts a host of its own, and an agency as parent', () => {
  const documents = firstDocuments({ ...request, host: 'help.acme.example', parentId: 'agency' });
  expect(dataAt('LibraryHosts/help.acme.example', documents)).toEqual({
    support_lib_id: 'acme0000000000000000',
  });
  expect(dataAt('Users/ada', documents)).toMatchObject({ parent_lib_id: 'agency' });
});

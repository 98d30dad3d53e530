import { expect, it } from 'vitest';
import { categorySchema } from '../entities/category';
import { libraryPrivateSchema, libraryPublicSchema } from '../entities/library';
import { buildLibrary } from './build-library';

const made = buildLibrary({
  key: 'acme',
  companyName: 'Acme',
  email: 'owner@acme.example',
  parentId: 'agency',
  categoryId: 'first',
});

it('a child library of an agency fits the schemas and has an empty team', () => {
  expect(libraryPublicSchema.safeParse(made.visible).error).toBeUndefined();
  expect(libraryPrivateSchema.safeParse(made.hidden).error).toBeUndefined();
  expect(made.visible.parent_lib_id).toBe('agency');
  expect(made.hidden.library_users).toEqual([]);
});

it('its first category fits the schema and is in the visible order', () => {
  expect(categorySchema.safeParse({ ...made.category, support_lib_id: 'child' }).error).toBeUndefined();
  expect(made.visible.categoryPositioning).toMatchObject([
    { id: 'first', category_title: 'Getting started' },
  ]);
});

it('an independent library has its host, its owner on the team, and the given ticket address', () => {
  const own = buildLibrary({
    key: 'acme',
    companyName: 'Acme',
    email: 'owner@acme.example',
    categoryId: 'first',
    host: 'help.acme.example',
    supportEmail: 'support@acme.example',
    users: ['owner'],
  });
  expect(own.visible).toMatchObject({ parent_lib_id: '', library_domain: 'help.acme.example' });
  expect(own.hidden).toMatchObject({
    library_users: ['owner'],
    companyEmail: 'support@acme.example',
    ticket: { selfManaged: true, contactEmail: 'support@acme.example' },
  });
  expect(libraryPrivateSchema.safeParse(own.hidden).error).toBeUndefined();
});

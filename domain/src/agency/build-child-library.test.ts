import { expect, it } from 'vitest';
import { categorySchema } from '../entities/category';
import { libraryPrivateSchema, libraryPublicSchema } from '../entities/library';
import { buildChildLibrary } from './build-child-library';

const made = buildChildLibrary({
  key: 'acme',
  companyName: 'Acme',
  email: 'owner@acme.example',
  parentId: 'agency',
  categoryId: 'first',
});

it('a child library is what the schemas accept, below its agency, with nobody on the team', () => {
  expect(libraryPublicSchema.safeParse(made.visible).error).toBeUndefined();
  expect(libraryPrivateSchema.safeParse(made.hidden).error).toBeUndefined();
  expect(made.visible.parent_lib_id).toBe('agency');
  expect(made.hidden.library_users).toEqual([]);
});

it('its first category is one, and is in the order visitors see', () => {
  expect(categorySchema.safeParse({ ...made.category, support_lib_id: 'child' }).error).toBeUndefined();
  expect(made.visible.categoryPositioning).toMatchObject([
    { id: 'first', category_title: 'Getting started' },
  ]);
});

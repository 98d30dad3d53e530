// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { staticModules } from '../../shared/testing/static-modules';

const ENTRIES = ['web/src/entries/admin.tsx', 'web/src/features/sign-in/login/login-page.tsx'];

/** Modules that the sign-in loads. */
let modules: readonly string[] = [];

beforeAll(async () => {
  modules = (await staticModules(ENTRIES))(ENTRIES);
}, 60_000);

describe('in front of the sign-in', () => {
  it('loads neither the schema library nor the store for unsaved work: only later screens need them', () => {
    expect(modules).toContain('web/src/features/session/use-work-owner.ts');
    expect(modules.filter((path) => /node_modules\/zod\/|src\/shared\/unsaved\//.test(path))).toEqual([]);
  });

  it('loads no lists of the files that later screens are made of', () => {
    expect(modules).toContain('web/src/app/admin/routes.ts');
    expect(modules).not.toContain('web/src/app/admin/layers/later-screens.ts');
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { staticModules } from '../../shared/testing/static-modules';

const ENTRIES = ['web/src/entries/admin.tsx', 'web/src/features/sign-in/login/login-page.tsx'];

describe('in front of the sign-in', () => {
  it('loads neither the schema library nor the store for unsaved work: only later screens need them', async () => {
    const modules = (await staticModules(ENTRIES))(ENTRIES);
    expect(modules).toContain('web/src/features/session/use-work-owner.ts');
    expect(modules.filter((path) => /node_modules\/zod\/|src\/shared\/unsaved\//.test(path))).toEqual([]);
  });
});

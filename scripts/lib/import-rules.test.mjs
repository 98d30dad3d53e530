import { describe, expect, it } from 'vitest';
import { findViolations, specifiersOf } from './import-rules.mjs';

const check = (entries) => findViolations(new Map(Object.entries(entries)));

describe('import directions', () => {
  it('reads static, type, re-exporting, bare and dynamic imports', () => {
    const source = `import a from './a';\nimport type { B } from "./b";\nexport * from './c';\nimport './d';\nconst e = await import('./e');`;
    expect(specifiersOf(source)).toEqual(['./a', './b', './c', './d', './e']);
  });

  it('lets web use domain and stops domain from using web', () => {
    expect(check({ 'web/src/app/x.ts': `import { y } from '@harborline/domain/paths';` })).toEqual([]);
    expect(check({ 'domain/src/x.ts': `import { y } from '../../web/src/y';` })).toHaveLength(1);
  });

  it('stops the emulators from importing our other workspaces', () => {
    expect(check({ 'emulators/src/x.ts': `import { y } from '@harborline/domain/paths';` })).toHaveLength(1);
  });

  it('lets a feature reach another feature only through its index', () => {
    const files = { 'web/src/features/inbox/index.ts': '', 'web/src/features/inbox/inside.ts': '' };
    expect(check({ ...files, 'web/src/features/a/x.ts': `import { y } from '../inbox';` })).toEqual([]);
    expect(
      check({ ...files, 'web/src/features/a/x.ts': `import { y } from '../inbox/inside';` }),
    ).toHaveLength(1);
  });

  it('stops shared code from reaching up', () => {
    expect(check({ 'web/src/shared/x.ts': `import { y } from '../features/inbox';` })).toHaveLength(1);
    expect(check({ 'web/src/features/a/x.ts': `import { y } from '../../app/router';` })).toHaveLength(1);
  });

  it('lets a service reach another service only through its index, even a new one', () => {
    const files = { 'functions/src/inbox/index.ts': '', 'functions/src/inbox/y.ts': '' };
    expect(check({ ...files, 'functions/src/new/x.ts': `import { y } from '../inbox';` })).toEqual([]);
    expect(check({ ...files, 'functions/src/new/x.ts': `import { y } from '../inbox/y';` })).toHaveLength(1);
    expect(
      check({ ...files, 'functions/src/new/deep/x.ts': `import { y } from '../../inbox/y';` }),
    ).toHaveLength(1);
    expect(check({ 'functions/src/new/x.ts': `import { y } from '../platform/y';` })).toEqual([]);
  });

  it("stops the functions' platform from importing services", () => {
    const files = { 'functions/src/inbox/index.ts': '' };
    expect(check({ ...files, 'functions/src/platform/x.ts': `import { y } from '../inbox';` })).toHaveLength(
      1,
    );
  });

  it('finds an import cycle', () => {
    const found = check({ 'domain/src/a.ts': `import './b';`, 'domain/src/b.ts': `import './a';` });
    expect(found).toEqual(['import cycle: domain/src/a.ts -> domain/src/b.ts -> domain/src/a.ts']);
  });

  it('finds services of the functions that use each other, even without a cycle of files', () => {
    const found = check({
      'functions/src/a/index.ts': `export { x } from './x';`,
      'functions/src/a/x.ts': '',
      'functions/src/a/service.ts': `import { y } from '../b';`,
      'functions/src/b/index.ts': `export { y } from './y';`,
      'functions/src/b/y.ts': '',
      'functions/src/b/service.ts': `import { x } from '../a';`,
    });
    expect(found).toEqual(['services use each other in a circle: a -> b -> a']);
  });
});

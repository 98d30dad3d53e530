import { existsSync, readFileSync } from 'node:fs';
import { at } from './lib/layout.mjs';
import { runNode } from './lib/run.mjs';

const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const projects = [...workspaces, 'rules-tests', 'bench'].filter((name) =>
  existsSync(at(name, 'tsconfig.json')),
);
let failed = 0;
for (const project of projects) {
  const { code, output } = await runNode([at('node_modules/typescript/bin/tsc'), '-p', project]);
  if (code !== 0) {
    failed += 1;
    process.stdout.write(output);
  }
}
process.stdout.write(
  failed
    ? `${failed} of ${projects.length} projects do not type-check.\n`
    : `${projects.length} projects type-check.\n`,
);
process.exit(failed ? 1 : 0);

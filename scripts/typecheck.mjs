/** Checks the types of the projects that are named, or of all. */
import { at } from './lib/layout.mjs';
import { typedProjects } from './lib/projects.mjs';
import { runNode } from './lib/run.mjs';

const asked = process.argv.slice(2);
const projects = asked.length > 0 ? asked : typedProjects();
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

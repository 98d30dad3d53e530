import { readSources } from './lib/source-files.mjs';
import { followTrail, TRAILS } from './lib/trails.mjs';

const files = readSources();
for (const trail of TRAILS) {
  const found = followTrail(trail, files);
  process.stdout.write(`${trail.question} ${found.length} files; the goal is ${trail.goal}\n`);
  for (const path of found) process.stdout.write(`  ${path}\n`);
}

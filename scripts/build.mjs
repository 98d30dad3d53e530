import { buildAll } from './lib/build-all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/preflight.mjs';
import { die, progress } from './lib/say.mjs';

try {
  checkNode();
  ensureInstalled();
  await buildAll();
  progress('Built.');
} catch (error) {
  die(error);
}

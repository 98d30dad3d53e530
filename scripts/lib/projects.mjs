import { existsSync, readFileSync } from 'node:fs';
import { at } from './layout.mjs';

/** Folders whose types are checked: the workspaces, and code outside of them. */
export function typedProjects() {
  const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return [...workspaces, 'rules-tests', 'bench'].filter((name) => existsSync(at(name, 'tsconfig.json')));
}

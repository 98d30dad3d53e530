import { workspacesImporting } from './import-rules.mjs';

const workspaceOf = (path) => path.split('/')[0];
const CODE = /\.(?:ts|tsx|mjs)$/;
/** What every project is type-checked by. */
const OF_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.base\.json)$/;

/** The projects that a change may break the types of: those it is in, and those that may import them. */
export function affectedProjects(changed, projects) {
  if (changed.some((path) => OF_ALL.test(path))) return projects;
  const touched = new Set(changed.map(workspaceOf));
  const affected = new Set([...touched].flatMap((name) => [name, ...workspacesImporting(name)]));
  return projects.filter((name) => affected.has(name));
}

/** The changed files that unit tests can be found by: their imports lead to them. */
export const changedCode = (changed) =>
  changed.filter((path) => CODE.test(path) && !/(?:^|\/)vite(?:st)?(?:\.\w+)*\.config\.ts$/.test(path));

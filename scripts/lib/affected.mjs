import { workspacesImporting } from './import-rules.mjs';

const workspaceOf = (path) => path.split('/')[0];
/** Files that the type check of every project depends on. */
const OF_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.base\.json)$/;

/** The projects whose types a change may break: those that contain it, and those that may import them. */
export function affectedProjects(changed, projects) {
  if (changed.some((path) => OF_ALL.test(path))) return projects;
  const touched = new Set(changed.map(workspaceOf));
  const affected = new Set([...touched].flatMap((name) => [name, ...workspacesImporting(name)]));
  return projects.filter((name) => affected.has(name));
}

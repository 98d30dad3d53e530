import { posix } from 'node:path';

/** Workspace -> our workspaces that it may import. A workspace that is not listed may import none of them. */
const MAY_IMPORT = {
  scripts: ['emulators', 'emulator-seed', 'domain', 'functions'],
  web: ['domain'],
  // Pages are rendered in tests as their build has them rendered.
  'vitest.config.ts': ['web'],
  functions: ['domain'],
  'emulator-seed': ['domain'],
  e2e: ['domain', 'emulator-seed'],
  // Mutants and random documents run on the stand-ins' engines directly, without a suite.
  'rules-tests': ['domain', 'emulator-seed', 'emulators'],
  bench: ['domain', 'emulator-seed', 'e2e', 'emulators', 'functions', 'web'],
};

/** The workspaces that may import one, directly or through another. */
export function workspacesImporting(name) {
  const importers = Object.keys(MAY_IMPORT).filter((from) => MAY_IMPORT[from].includes(name));
  return [...new Set(importers.flatMap((importer) => [importer, ...workspacesImporting(importer)]))];
}

const SPECIFIER =
  /(?:^|[^.\w])(?:import|export)\s*(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s*)?\(?\s*['"]([^'"\n]+)['"]/g;

/** Module specifiers that a source text imports, including dynamic ones. */
export function specifiersOf(source) {
  return [...source.matchAll(SPECIFIER)].map((match) => match[1]);
}

const workspaceOf = (path) => path.split('/')[0];

/** The file that an import resolves to if it is ours, otherwise undefined. */
export function resolveImport(from, specifier, files) {
  let base;
  if (specifier.startsWith('.')) base = posix.join(posix.dirname(from), specifier);
  else if (specifier.startsWith('@harborline/')) {
    const [, workspace, ...rest] = specifier.split('/');
    base = [workspace, 'src', ...rest].join('/');
  } else return undefined;
  const candidates = [
    base,
    `${base}.ts`,
    `${base}.tsx`,
    `${base}.mjs`,
    `${base}/index.ts`,
    `${base}/index.tsx`,
  ];
  return candidates.find((candidate) => files.has(candidate)) ?? base;
}

function webZone(path) {
  const match = /^web\/src\/(entries|app|features|shared)(?:\/([^/]+))?/.exec(path);
  return match ? { layer: match[1], name: match[2] } : undefined;
}

const LAYER_RANK = { entries: 3, app: 2, features: 1, shared: 0 };

function webViolation(from, to) {
  const source = webZone(from);
  const target = webZone(to);
  if (!source || !target) return undefined;
  if (LAYER_RANK[target.layer] > LAYER_RANK[source.layer]) {
    return `${source.layer} must not import ${target.layer}: imports go entries -> app -> features -> shared`;
  }
  const crossesFeature = target.layer === 'features' && source.name !== target.name;
  if (source.layer === 'features' && crossesFeature && !/^web\/src\/features\/[^/]+\/index\.tsx?$/.test(to)) {
    return `a feature uses another feature only through its index.ts`;
  }
  return undefined;
}

const serviceOf = (path) => /^functions\/src\/([^/]+)\//.exec(path)?.[1];

function functionsViolation(from, to) {
  const source = serviceOf(from);
  const target = serviceOf(to);
  if (!source || !target || source === target || target === 'platform') return undefined;
  if (source === 'platform') return 'platform must not import a service';
  if (/^functions\/src\/[^/]+\/index\.ts$/.test(to)) return undefined;
  return 'a service uses another service only through its index.ts';
}

function workspaceViolation(from, to) {
  const source = workspaceOf(from);
  const target = workspaceOf(to);
  if (source === target || (MAY_IMPORT[source] ?? []).includes(target)) return undefined;
  return `${source} must not import ${target}`;
}

function findCycles(graph) {
  const state = new Map();
  const cycles = [];
  const visit = (file, trail) => {
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') cycles.push([...trail.slice(trail.indexOf(next)), file, next]);
      else if (!state.has(next)) visit(next, [...trail, file]);
    }
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file, []);
  return cycles;
}

/** Service of the functions -> the services that its files import. */
function servicesIn(graph) {
  const services = new Map();
  for (const [from, targets] of graph) {
    const source = serviceOf(from);
    if (!source) continue;
    const used = services.get(source) ?? services.set(source, new Set()).get(source);
    for (const target of targets.map(serviceOf)) if (target && target !== source) used.add(target);
  }
  return services;
}

/**
 * Every violation of the architecture's import directions in a set of sources.
 * @param files path from the root (forward slashes) -> source text
 */
export function findViolations(files) {
  const violations = [];
  const graph = new Map();
  for (const [from, source] of files) {
    const targets = [];
    for (const specifier of specifiersOf(source)) {
      const to = resolveImport(from, specifier, files);
      if (to === undefined) continue;
      if (files.has(to)) targets.push(to);
      const reason = workspaceViolation(from, to) ?? webViolation(from, to) ?? functionsViolation(from, to);
      if (reason) violations.push(`${from} imports ${specifier}: ${reason}`);
    }
    if (!/\.test\.[a-z]+$/.test(from)) graph.set(from, targets);
  }
  for (const cycle of findCycles(graph)) violations.push(`import cycle: ${cycle.join(' -> ')}`);
  for (const cycle of findCycles(servicesIn(graph)))
    violations.push(`services use each other in a circle: ${cycle.join(' -> ')}`);
  return violations;
}

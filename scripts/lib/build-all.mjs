import { fingerprint, isFresh, markFresh } from './build-cache.mjs';
import { runNode } from './run.mjs';
import { progress, Refusal } from './say.mjs';

/** What is built, from what, into what. */
const PARTS = [
  {
    name: 'emulators',
    script: 'emulators/scripts/build.mjs',
    inputs: ['emulators/src', 'emulators/scripts', 'emulators/package.json', 'package-lock.json'],
    outputs: ['emulators/dist/firestore.js', 'emulators/dist/database.js', 'emulators/dist/storage.js'],
  },
  {
    name: 'functions',
    script: 'functions/scripts/build.mjs',
    inputs: [
      'functions/src',
      'functions/scripts',
      'functions/package.json',
      'domain/src',
      'package-lock.json',
    ],
    outputs: ['functions/dist/index.js', 'functions/dist/package.json'],
  },
  {
    name: 'demo world',
    script: 'emulator-seed/scripts/build.mjs',
    inputs: ['emulator-seed', 'domain/src', 'package-lock.json'],
    outputs: ['emulator-seed/dist/main.js', 'emulator-seed/dist/people.js', 'emulator-seed/dist/live.js'],
  },
  {
    name: 'mailbox',
    script: 'mailbox/scripts/build.mjs',
    inputs: ['mailbox/src', 'mailbox/scripts', 'mailbox/package.json', 'package-lock.json'],
    outputs: ['mailbox/dist/main.js'],
  },
  {
    name: 'web',
    script: 'web/scripts/build.mjs',
    inputs: ['web', 'domain/src', 'package-lock.json'],
    outputs: [
      'web/dist/visitors.html',
      'web/dist/admin.html',
      'web/dist/404.html',
      'web/dist/loader.js',
      'web/dist/cobrowse.js',
      'web/dist/watch.js',
      'web/dist/staff-worker.js',
      'functions/dist/pages/render.mjs',
      'functions/dist/pages/file-search.js',
    ],
  },
];

async function buildPart(part) {
  const print = fingerprint(part.inputs);
  if (isFresh(part.name, print, part.outputs)) return;
  progress(`Building ${part.name}…`);
  const { code, output } = await runNode([part.script]);
  if (code !== 0) throw new Refusal(`Building ${part.name} failed:\n${output}`);
  markFresh(part.name, print);
}

/**
 * Builds whatever changed since the last build.
 * @param except names of parts that are built elsewhere
 */
export async function buildAll({ except = [] } = {}) {
  const parts = PARTS.filter(({ name }) => !except.includes(name));
  const results = await Promise.allSettled(parts.map(buildPart));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

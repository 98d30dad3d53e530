import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative, sep } from 'node:path';
import { at, ROOT } from '../layout.mjs';
import { progress } from '../say.mjs';
import { dataDirFor, serve } from '../serve.mjs';
import { createEmulatorNews } from './emulator-news.mjs';
import { createFront } from './front.mjs';
import { createFunctionsBuilder } from './functions-builder.mjs';
import { copyPublicFiles, layOutPages } from './hosting-pages.mjs';
import { AUDIENCES, startModuleServers } from './module-servers.mjs';
import { createProblems } from './problems.mjs';

const LOOPBACK = '127.0.0.1';
const OF_FUNCTIONS = /^(?:functions\/(?:src\/|\.env)|domain\/src\/)/;
const IS_TEST = /\.test\.[a-z]+$|\/testing\//;
/** Parts that are built, or read, once at the start. */
const NEEDS_RESTART = /^(?:mailbox|emulators|emulator-seed)\/.*\.(?:ts|md|mjs)$|^firebase\.json$/;

async function freePort() {
  const probe = createServer().listen(0, LOOPBACK);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const pathFromRoot = (file) => relative(ROOT, file).split(sep).join('/');

/** Rebuilds what a change affects, or says what to do, unless Vite or firebase-tools handles the change itself. */
function watchSources(watcher, { functions, pagesFolder }) {
  watcher.add(
    [
      'functions/src',
      'functions/.env',
      'domain/src',
      'mailbox/src',
      'emulators/src',
      'emulator-seed',
      'firebase.json',
    ].map((path) => at(path)),
  );
  watcher.on('all', (event, file) => {
    const path = pathFromRoot(file);
    if (IS_TEST.test(path) || event === 'addDir') return;
    if (OF_FUNCTIONS.test(path)) functions.changed();
    if (path.startsWith('web/public/')) copyPublicFiles(pagesFolder);
    if (NEEDS_RESTART.test(path)) progress(`${path} changed; restart to see it`);
  });
}

const listening = (server, port) => {
  server.listen(port, LOOPBACK);
  return once(server, 'listening');
};

/** Runs the product from its sources: pages show a change as soon as it is saved. */
export async function develop({ hostingPort, isFresh }) {
  const front = {
    port: await freePort(),
    folder: pathFromRoot(join(dataDirFor(hostingPort), 'pages')),
    nonce: randomBytes(16).toString('base64'),
  };
  const moduleHandlers = {};
  const servers = {};
  const httpServer = createFront({
    hostingPort: front.port,
    moduleHandlers,
    renderPage: async (page, url) => {
      const [name] = Object.entries(AUDIENCES).find(([, audience]) => audience.page === page);
      return servers[name].transformIndexHtml(url, await readFile(at('web', page), 'utf8'));
    },
    onError: (error) => process.stderr.write(`${error.stack}\n`),
  });
  Object.assign(servers, await startModuleServers({ httpServer, nonce: front.nonce }));
  for (const [name, { base }] of Object.entries(AUDIENCES)) moduleHandlers[base] = servers[name].middlewares;

  const problems = createProblems(Object.values(servers).map(({ ws }) => ws));
  const functions = await createFunctionsBuilder({
    onBuilt: (ms) => {
      problems.solve('functions');
      progress(`Functions built in ${ms} ms`);
    },
    onFailed: (text) => problems.report('functions', text),
  });
  await functions.build();
  const news = createEmulatorNews({
    problems,
    say: progress,
    print: (text) => process.stdout.write(text),
  });
  const close = async () => {
    httpServer.closeAllConnections();
    httpServer.close();
    await Promise.all([functions.stop(), ...Object.values(servers).map((server) => server.close())]);
  };
  await serve(
    {
      hostingPort,
      isFresh,
      front,
      // In this folder the functions find placeholders instead of the renderer; Vite makes pages of them.
      environment: { NODE_OPTIONS: '--enable-source-maps', HARBORLINE_PAGES: at(front.folder) },
      onLine: news,
    },
    {
      onData: () => layOutPages(at(front.folder)),
      onSuite: async () => {
        watchSources(servers.visitors.watcher, { functions, pagesFolder: at(front.folder) });
        await listening(httpServer, hostingPort);
      },
      onStop: close,
    },
  );
}

import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createLogger, createServer } from 'vite';
import { at, LOCAL_DIR } from '../layout.mjs';
import { progress } from '../say.mjs';

/** One Vite server per audience, as there is one build: visitors' pages run on Preact, the admin area on React. */
export const AUDIENCES = {
  visitors: { build: 'public', page: 'visitors.html', base: '/@visitors/', entry: 'src/entries/public.ts' },
  staff: { build: 'admin', page: 'admin.html', base: '/@staff/', entry: 'src/entries/admin.tsx' },
};

/** A changed text affects dozens of screens; a line in the terminal names only the first ones. */
const SHOWN_CHARACTERS = 110;

function loggerFor(name) {
  const logger = createLogger('info', { allowClearScreen: false });
  logger.info = (coloured) => {
    const text = stripVTControlCharacters(coloured);
    progress(`${name}: ${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}`);
  };
  return logger;
}

async function startOne(name, { build, base, page, entry }, { httpServer, nonce }) {
  // The configuration reads the audience from the environment when it is loaded, so the servers start one by one.
  process.env.HARBORLINE_ENTRY = build;
  // Silences a hint for a configuration loader that is not used here.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
  const server = await createServer({
    configFile: at('web/vite.config.ts'),
    mode: 'development',
    appType: 'custom',
    base,
    cacheDir: join(LOCAL_DIR, 'vite', name),
    customLogger: loggerFor(name),
    html: { cspNonce: nonce },
    optimizeDeps: { entries: [page] },
    server: {
      middlewareMode: true,
      ws: { server: httpServer },
      warmup: { clientFiles: [entry] },
    },
  });
  // A restart would use the environment of the other audience and lose the connected pages.
  server.restart = async () => progress("Vite's configuration changed; restart to see it");
  return server;
}

/**
 * Starts Vite for every audience.
 * @param options.httpServer the server whose upgrade requests Vite handles
 * @param options.nonce the nonce by which the pages' policies allow inline scripts and styles
 */
export async function startModuleServers(options) {
  const servers = {};
  for (const [name, audience] of Object.entries(AUDIENCES)) {
    servers[name] = await startOne(name, audience, options);
  }
  return servers;
}

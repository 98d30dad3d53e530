import { parseFlags, portFlag } from '../shared/argv';
import type { ServerOptions } from './server';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 9000;

type Environment = Readonly<Record<string, string | undefined>>;
type Flags = ReadonlyMap<string, string>;

function functionsAddress(flags: Flags): Pick<ServerOptions, 'functionsHost'> {
  if (!flags.has('functions_emulator_port')) return {};
  const host = flags.get('functions_emulator_host') ?? DEFAULT_HOST;
  return { functionsHost: `${host}:${portFlag(flags, 'functions_emulator_port', 0)}` };
}

/**
 * Reads the command line that firebase-tools gives the emulator, and the environment: `DATABASE_STANDIN_DATA` (folder
 * for durable data) and `DATABASE_STANDIN_PROBE_MS` (how often silent clients are probed).
 */
export function readOptions(argv: readonly string[], environment: Environment): ServerOptions {
  const flags = parseFlags(argv);
  const dataFolder = environment.DATABASE_STANDIN_DATA;
  const probeEveryMs = Number(environment.DATABASE_STANDIN_PROBE_MS);
  return {
    host: flags.get('host') ?? DEFAULT_HOST,
    port: portFlag(flags, 'port', DEFAULT_PORT),
    ...functionsAddress(flags),
    ...(dataFolder ? { dataFolder } : {}),
    ...(probeEveryMs > 0 ? { probeEveryMs } : {}),
  };
}

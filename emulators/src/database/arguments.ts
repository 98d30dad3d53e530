import type { ServerOptions } from './server';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 9000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Flags as `--name value` or `--name=value`; unknown ones are kept and ignored. */
function readFlags(argv: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  argv.forEach((item, index) => {
    const match = /^--([^=]+)(?:=(.*))?$/.exec(item);
    const name = match?.[1];
    if (name !== undefined) flags.set(name, match?.[2] ?? argv[index + 1] ?? '');
  });
  return flags;
}

function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  const isPort = Number.isInteger(port) && port >= 0 && port < 65_536;
  if (!isPort) throw new Error(`Not a port: ${text}`);
  return port;
}

/**
 * Reads the command line firebase-tools gives the emulator, and the environment: `DATABASE_STANDIN_DATA` (folder
 * for durable data) and `DATABASE_STANDIN_PROBE_MS` (how often silent clients are probed).
 */
export function parseArguments(argv: readonly string[], environment: Environment): ServerOptions {
  const flags = readFlags(argv);
  const functionsPort = flags.get('functions_emulator_port');
  const dataFolder = environment.DATABASE_STANDIN_DATA;
  const probe = Number(environment.DATABASE_STANDIN_PROBE_MS);
  return {
    host: flags.get('host') ?? DEFAULT_HOST,
    port: readPort(flags.get('port'), DEFAULT_PORT),
    ...(functionsPort === undefined
      ? {}
      : {
          functions: {
            host: flags.get('functions_emulator_host') ?? DEFAULT_HOST,
            port: readPort(functionsPort, 0),
          },
        }),
    ...(dataFolder ? { dataFolder } : {}),
    ...(probe > 0 ? { probeEveryMs: probe } : {}),
  };
}

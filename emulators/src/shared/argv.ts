/** `--name value` (or `--name=value`) pairs of a command line; anything else is ignored. */
export function parseFlags(argv: readonly string[]): ReadonlyMap<string, string> {
  const flags = new Map<string, string>();
  for (let i = 0; i < argv.length; i++) {
    const match = /^--([\w-]+)(?:=(.*))?$/s.exec(argv[i] ?? '');
    if (match === null) continue;
    const [, name = '', inline] = match;
    const next = argv[i + 1];
    if (inline !== undefined) flags.set(name, inline);
    else if (next !== undefined && !next.startsWith('--')) {
      flags.set(name, next);
      i += 1;
    } else flags.set(name, 'true');
  }
  return flags;
}

/** A port number. @throws Error naming the flag */
export function portFlag(flags: ReadonlyMap<string, string>, name: string, fallback: number): number {
  const text = flags.get(name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--${name} must be a port number, not ${text}`);
}

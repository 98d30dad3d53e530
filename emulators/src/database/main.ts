import { parseArguments } from './arguments';
import { DatabaseServer } from './server';

/** How often to look whether the process that started us is still there: it starts us detached. */
const PARENT_CHECK_MS = 500;

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS).unref();
}

async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2), process.env);
  const server = new DatabaseServer(options);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  stopWithParent(stop);
  await server.listen();
  process.stdout.write(`Realtime Database listens on ${options.host}:${options.port}\n`);
}

main().catch((error: unknown) => {
  if (isAddressInUse(error)) fail('Cannot listen: address already in use');
  fail(error instanceof Error ? error.message : String(error));
});

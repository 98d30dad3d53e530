import { failToStart, listenError, stopWithParent, surviveFaults } from '../shared/process-life';
import { readOptions } from './options';
import { DatabaseServer } from './server';

start().catch(failToStart);

/** firebase-tools takes an open port for readiness, so data is loaded before listening. */
async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const server = new DatabaseServer(options);
  stopWithParent(async () => server.close());
  try {
    await server.listen();
  } catch (error) {
    throw listenError(error, options.host, options.port);
  }
  surviveFaults();
  console.log(`Realtime Database listens on ${options.host}:${options.port}`);
}

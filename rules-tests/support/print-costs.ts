import { localPort } from '@harborline/domain/local-suite';
import { hostingPort } from './ports';
import { PROJECT } from './project';

const SHOWN = 10;

interface Cost {
  readonly method: string;
  readonly collection: string;
  readonly line?: number;
  readonly expressions: number;
  readonly lookups: number;
}

const lineOf = ({ method, collection, line, expressions, lookups }: Cost) => {
  const numbers = `${String(expressions).padStart(6)} ${String(lookups).padStart(10)}`;
  return `${numbers}  ${method} ${collection} ${line === undefined ? '(refused)' : `(line ${line})`}\n`;
};

/** Runs once after all files: prints the most expensive decisions. The official emulator counts nothing. */
export async function teardown(): Promise<void> {
  const address = `http://127.0.0.1:${localPort('firestore', hostingPort)}/emulator/v1/projects/${PROJECT}:ruleCosts`;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return;
  const { costs } = (await answer.json()) as { costs: readonly Cost[] };
  process.stdout.write(`\nThe most expensive decisions of firestore.rules\nexpressions  documents\n`);
  for (const cost of costs.slice(0, SHOWN)) process.stdout.write(lineOf(cost));
}

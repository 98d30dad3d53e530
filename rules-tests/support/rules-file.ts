import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The text of a rules file of this repository. */
export const rulesFile = (name: string) => readFileSync(join(root, name), 'utf8');

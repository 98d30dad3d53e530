import { namedByTests, shorten, wrapList } from './lib/requirement-ids.mjs';
import { bold } from './lib/say.mjs';
import { readFiles } from './lib/source-files.mjs';

const COLUMNS = 80;
const INDENT = ' '.repeat(17);

const sections = namedByTests(readFiles(/\.test\.(?:tsx?|mjs)$|^requirements\.md$/));
let [named, all] = [0, 0];
for (const { name, title, total, unnamed } of sections) {
  const count = total - unnamed.length;
  process.stdout.write(`${bold(name.padEnd(5))} ${`${count} of ${total}`.padStart(8)}   ${title}\n`);
  if (unnamed.length > 0)
    for (const line of wrapList(`no test names ${shorten(unnamed)}`, COLUMNS))
      process.stdout.write(`${INDENT}${line}\n`);
  named += count;
  all += total;
}
process.stdout.write(`\nTests name ${named} of the ${all} requirements in docs/requirements.md.\n`);

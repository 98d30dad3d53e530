import { findLiteralTexts } from './lib/literal-texts.mjs';
import { readSources } from './lib/source-files.mjs';
import { findUnusedTexts } from './lib/unused-texts.mjs';

const files = readSources();
const texts = findLiteralTexts(files);
const unused = findUnusedTexts(files);
for (const finding of [...texts, ...unused]) process.stdout.write(`${finding}\n`);
process.stdout.write(
  texts.length
    ? `${texts.length} texts of screens are spelled out in their code.\n`
    : 'All texts of screens come from domain/src/texts.\n',
);
process.stdout.write(
  unused.length ? `${unused.length} texts are shown nowhere.\n` : 'Every text is shown somewhere.\n',
);
process.exit(texts.length + unused.length ? 1 : 0);

import { findLiteralTexts } from './lib/literal-texts.mjs';
import { readSources } from './lib/source-files.mjs';

const texts = findLiteralTexts(readSources());
for (const finding of texts) process.stdout.write(`${finding}\n`);
process.stdout.write(
  texts.length
    ? `${texts.length} texts of screens are spelled out in their code.\n`
    : 'All texts of screens come from domain/src/texts.\n',
);
process.exit(texts.length ? 1 : 0);

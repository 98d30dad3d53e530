import { writeFileSync } from 'node:fs';
import { makeTextFont, TEXT_FONT_FILE, unicodeRange } from './text-font.mjs';

const font = await makeTextFont();
writeFileSync(TEXT_FONT_FILE, font);
process.stdout.write(`${TEXT_FONT_FILE}: ${font.length} bytes\nunicode-range: ${unicodeRange()}\n`);

import { describe, expect, it } from 'vitest';
import { pastedFile } from './pasted-file';

const PICTURE = new File(['png'], 'image.png', { type: 'image/png' });

function clipboard(text: string, files: readonly File[] = [PICTURE]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  data.setData('text/plain', text);
  return data;
}

describe('pastedFile', () => {
  it.each([
    ['a picture by itself', clipboard(''), PICTURE],
    ['a copied file with its name', clipboard('image.png'), PICTURE],
    ['a text with a picture of it', clipboard('A paragraph'), null],
    ['a text', clipboard('A paragraph', []), null],
    ['nothing', null, null],
  ])('%s', (_case, data, expected) => {
    expect(pastedFile(data)?.name).toBe(expected?.name);
  });
});

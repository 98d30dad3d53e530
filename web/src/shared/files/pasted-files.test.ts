import { describe, expect, it } from 'vitest';
import { pastedFiles } from './pasted-files';

const PICTURE = new File(['png'], 'image.png', { type: 'image/png' });
const NOTE = new File(['a'], 'note.pdf', { type: 'application/pdf' });

function clipboard(text: string, files: readonly File[] = [PICTURE]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  data.setData('text/plain', text);
  return data;
}

describe('pastedFiles', () => {
  it.each([
    ['a picture by itself', clipboard(''), ['image.png']],
    ['a copied file with its name', clipboard('image.png'), ['image.png']],
    [
      'two copied files with their names',
      clipboard('image.png\nnote.pdf', [PICTURE, NOTE]),
      ['image.png', 'note.pdf'],
    ],
    ['a text with a picture of it', clipboard('A paragraph'), []],
    ['a text', clipboard('A paragraph', []), []],
    ['nothing', null, []],
  ])('%s', (_case, data, expected) => {
    expect(pastedFiles(data).map(({ name }) => name)).toEqual(expected);
  });
});

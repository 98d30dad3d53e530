import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLibrary, makeLibraryPrivate } from '../testing/factories';
import { agencyExportHeader, agencyExportRow } from './agency-export';
import { csvCell, csvRow } from './csv-row';

/** Reads RFC 4180, independent of the writer. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ',') {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!isQuoted && character === '\r' && text[index + 1] === '\n') {
      rows.at(-1)?.push(cell);
      rows.push([]);
      cell = '';
      index += 1;
    } else cell += character;
  }
  return rows.slice(0, -1);
}

describe('a cell', () => {
  it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\tx', '\rx', '\n=1', '＝1'])(
    'D-40: %j is text to a spreadsheet',
    (text) => {
      expect(parse(csvRow([text]))[0]?.[0]).toBe(`'${text}`);
    },
  );

  it('is quoted only if necessary', () => {
    expect(csvCell('plain text')).toBe('plain text');
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
  });

  it('keeps our own numbers and booleans unescaped', () => {
    expect(csvRow([-3, true, ''])).toBe('-3,true,\r\n');
  });
});

it('reads back as it was written', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', ',', '"', '\r', '\n', '=', '-', 'é') }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(texts, (cells) => {
      const [row] = parse(csvRow(cells));
      expect(row).toHaveLength(cells.length);
      for (const [index, cell] of (row ?? []).entries()) {
        expect([cells[index], `'${cells[index]}`]).toContain(cell);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }
    }),
  );
});

it('S9-26: the agency export has its eight columns, users as a count', () => {
  expect(agencyExportHeader()).toBe(
    'supportLibId,library_email,library_domain,custom_subDomain,library_users,library_only,library_refkey,parent_lib_id\r\n',
  );
  const library = makeLibrary({ id: 'l1', library_domain: '=evil()', parent_lib_id: 'p1' });
  expect(agencyExportRow(library, makeLibraryPrivate({ library_users: ['u1', 'u2'] }))).toBe(
    "l1,owner@acme.example,'=evil(),,2,true,acme,p1\r\n",
  );
});

import { expect, it } from 'vitest';
import { findUnusedTexts } from './unused-texts.mjs';

const TEXTS = `export const TEXTS = { one: 'One', two: (count) => count, three: { four: 'Four' } } as const;`;
/** The texts that a screen leaves unused. */
const unusedBy = (screen, path = 'web/src/features/inbox/screen.tsx') =>
  findUnusedTexts(
    new Map([
      ['domain/src/texts/inbox.ts', TEXTS],
      [path, `import { TEXTS } from '@harborline/domain/texts/inbox';\n${screen}`],
    ]),
  ).map((finding) => /TEXTS\.(\w+)$/.exec(finding)?.[1]);

it('finds texts that nothing shows, and says where they are', () => {
  const files = new Map([['domain/src/texts/inbox.ts', `export const TEXTS = { one: 'One' };`]]);
  expect(findUnusedTexts(files)).toEqual(['domain/src/texts/inbox.ts: nothing shows TEXTS.one']);
  expect(unusedBy('show(TEXTS.one, TEXTS.three.four);')).toEqual(['two']);
});

it.each([
  ['taken apart', 'const { one, two: second, three = {} } = TEXTS;'],
  ['asked by a computed name', 'show(TEXTS[name]);'],
  ['passed on whole', 'show(TEXTS);'],
  ['passed on with others', 'const { one, ...others } = TEXTS;'],
])('finds none in a group that is %s', (_how, screen) => expect(unusedBy(screen)).toEqual([]));

it('counts neither tests nor a constant of the same name', () => {
  const everything = 'show(TEXTS.one, TEXTS.two, TEXTS.three);';
  expect(unusedBy(everything)).toEqual([]);
  expect(unusedBy(everything, 'web/src/features/inbox/screen.test.tsx')).toEqual(['one', 'two', 'three']);
  const own = new Map([
    ['domain/src/texts/inbox.ts', TEXTS],
    ['web/src/screen.tsx', `const TEXTS = {};\n${everything}`],
  ]);
  expect(findUnusedTexts(own)).toHaveLength(3);
});

it('follows a group under another name', () => {
  const source = `import { TEXTS as T } from '@harborline/domain/texts/inbox';\nshow(T.one, T.two);`;
  const files = new Map([
    ['domain/src/texts/inbox.ts', TEXTS],
    ['web/src/screen.tsx', source],
  ]);
  expect(findUnusedTexts(files)).toEqual(['domain/src/texts/inbox.ts: nothing shows TEXTS.three']);
});

import { describe, expect, it } from 'vitest';
import { findLiteralTexts } from './literal-texts.mjs';

const PATH = 'web/src/features/inbox/screen.tsx';
/** The texts found in a screen. */
const textsIn = (source, path = PATH) =>
  findLiteralTexts(new Map([[path, source]])).map((finding) => /“(.*)”/.exec(finding)?.[1]);

describe('literal texts of screens', () => {
  it('says where a text is, and where it belongs', () => {
    const files = new Map([[PATH, 'export const A = () => (\n  <p>\n    Nothing here\n  </p>\n);']]);
    expect(findLiteralTexts(files)).toEqual([
      `${PATH}:2: “Nothing here” belongs in a module of domain/src/texts`,
    ]);
  });

  it.each([
    ['between tags', '<p>Loading</p>', 'Loading'],
    ['between tags, beside a value', '<p>{count} of them</p>', 'of them'],
    ['as a child', "<p>{isOpen ? TEXTS.open : 'closed'}</p>", 'closed'],
    ['as a child with a condition', "<p>{isOpen && ' (open)'}</p>", '(open)'],
    ['as a template', `<p>{\`\${count} left\`}</p>`, '… left'],
    ['for screen readers', '<nav aria-label="Main" />', 'Main'],
    ['in a template of an attribute', `<Icon title={\`Remove \${name}\`} />`, 'Remove …'],
    ['in an attribute of a component', '<Field helpText="optional" />', 'optional'],
    ['in a list of headings', "<List heads={['Name', '']} />", 'Name'],
    ['in a property', "<Menu slotProps={{ paper: { 'aria-label': 'Profile' } }} />", 'Profile'],
  ])('finds one %s', (_where, element, text) =>
    expect(textsIn(`export const A = () => ${element};`)).toEqual([text]),
  );

  it.each([
    ['in a table of labels', "const FILTER_LABELS = { all: 'All' };", 'All'],
    ['that a function for texts returns', "function dayLabel() { if (x) return 'Today'; }", 'Today'],
    ['in a toast', "toasts.error('failed');", 'failed'],
    ['in the title of the page', "useDocumentTitle('Content');", 'Content'],
    ['set as an attribute', "frame.setAttribute('aria-label', 'Table');", 'Table'],
    ['that is a sentence, wherever it is', "const reason = 'This page is closed.';", 'This page is closed.'],
  ])('finds one %s', (_where, source, text) => expect(textsIn(source)).toEqual([text]));

  it.each([
    "import { A } from './label';",
    "export const A = () => <p className='muted text' data-text='a b'>{TEXTS.none}</p>;",
    "export const A = () => <p>{step === 'last' && <b />} · {count}</p>;",
    "export const A = () => <input type='text' placeholder='https://' aria-labelledby='title' />;",
    "export const A = () => <Box sx={{ '& .label': { display: 'none' } }}>Harborline</Box>;",
    "throw new ApiError(0, 'The server could not be reached.');",
    "const palette = { railText: '#A9BECB' };",
  ])('finds none in %s', (source) => expect(textsIn(source)).toEqual([]));

  it('leaves alone what users do not see, and the texts themselves', () => {
    const source = "export const A_TEXTS = { title: 'Inbox' };";
    for (const path of [
      'domain/src/texts/a.ts',
      'web/src/a.test.tsx',
      'web/src/a.stories.tsx',
      'scripts/a.mjs',
    ])
      expect(textsIn(source, path)).toEqual([]);
  });
});

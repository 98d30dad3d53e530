import { expect, it } from 'vitest';
import { IMPORT_REPORT_TEXTS, IMPORT_TEXTS } from '../texts/import';
import { type ImportReport, reportSummary, reportText } from './report-text';

const REPORT: ImportReport = {
  categories: [{ sourceId: 'a', label: 'Billing', outcome: 'unchanged', reason: IMPORT_TEXTS.sameCategory }],
  articles: [
    { sourceId: 'a/1.md', label: 'New one', outcome: 'created', reason: '' },
    { sourceId: 'a/2.md', label: 'Old one', outcome: 'unchanged', reason: '' },
    { sourceId: 'a/3.md', label: 'Edited one', outcome: 'refused', reason: IMPORT_TEXTS.editedHere },
  ],
  notes: [
    { subject: 'a/4.exe', outcome: 'refused', reason: IMPORT_TEXTS.unknownType },
    { subject: 'a/1.md', outcome: 'changed', reason: IMPORT_TEXTS.guessedEncoding },
  ],
};

it('says what became of everything, and nothing of what stayed as it was', () => {
  expect(reportText(REPORT, false).split('\n')).toEqual([
    `# ${IMPORT_REPORT_TEXTS.title.articles}`,
    '',
    '- Articles: 1 new, 0 changed, 1 unchanged, 1 refused',
    '- Categories: 0 new, 0 changed, 1 unchanged, 0 refused',
    '- Remarks: 2',
    '',
    '## Remarks',
    '',
    `- a/4.exe: ${IMPORT_TEXTS.unknownType} ${IMPORT_REPORT_TEXTS.notImported}`,
    `- a/1.md: ${IMPORT_TEXTS.guessedEncoding}`,
    '',
    '## Categories',
    '',
    `- unchanged: Billing (a). ${IMPORT_TEXTS.sameCategory}`,
    '',
    '## Articles',
    '',
    '- new: New one (a/1.md)',
    `- refused: Edited one (a/3.md). ${IMPORT_TEXTS.editedHere}`,
    '',
  ]);
});

it('says that a dry run only looked', () => {
  expect(reportText(REPORT, true)).toContain(IMPORT_REPORT_TEXTS.dryRunTitle('Import of articles'));
});

it('calls lessons and courses by their names, and news have no categories', () => {
  expect(reportSummary(REPORT, 'courses').slice(0, 2)).toEqual([
    'Lessons: 1 new, 0 changed, 1 unchanged, 1 refused',
    'Courses: 0 new, 0 changed, 1 unchanged, 0 refused',
  ]);
  const news = reportText({ ...REPORT, categories: [] }, false, 'news');
  expect(news).toContain('# Import of news');
  expect(news).not.toMatch(/Categories|^- :/m);
});

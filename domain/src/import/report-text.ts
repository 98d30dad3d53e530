import { IMPORT_REPORT_TEXTS } from '../texts/import';
import type { ImportContent, ImportNote } from './import-source';

/** What became of one article or category of an import. */
export interface ReportedResult {
  readonly sourceId: string;
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  /** its title */
  readonly label: string;
  /** '' if there is nothing to say */
  readonly reason: string;
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly categories: readonly ReportedResult[];
  readonly articles: readonly ReportedResult[];
  readonly notes: readonly ImportNote[];
}

const OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
type Counts = Readonly<Record<(typeof OUTCOMES)[number], number>>;

/** How many results there are of each outcome. */
function countOutcomes(results: readonly ReportedResult[]): Counts {
  const count = (outcome: (typeof OUTCOMES)[number]) =>
    results.filter((result) => result.outcome === outcome).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
}

const summaryOf = (results: readonly ReportedResult[]): string =>
  OUTCOMES.map(
    (outcome) => `${countOutcomes(results)[outcome]} ${IMPORT_REPORT_TEXTS.outcomes[outcome]}`,
  ).join(', ');

/** Results worth a line: refused ones, those with a reason, and everything new or changed. */
const linesOf = (results: readonly ReportedResult[]): string[] =>
  results
    .filter(({ outcome, reason }) => outcome !== 'unchanged' || reason !== '')
    .map(
      ({ outcome, label, sourceId, reason }) =>
        `- ${IMPORT_REPORT_TEXTS.outcomes[outcome]}: ${label} (${sourceId})${reason === '' ? '' : `. ${reason}`}`,
    );

const noteLine = ({ subject, outcome, reason }: ImportNote): string =>
  `- ${subject}: ${reason}${outcome === 'refused' ? ` ${IMPORT_REPORT_TEXTS.notImported}` : ''}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];

/** The first lines of a report: how many items, and groups of them, had which outcome. */
export function reportSummary(
  { categories, articles, notes }: ImportReport,
  content: ImportContent = 'articles',
): string[] {
  const groups = IMPORT_REPORT_TEXTS.groups[content];
  return [
    `${IMPORT_REPORT_TEXTS.items[content]}: ${summaryOf(articles)}`,
    ...(groups === '' ? [] : [`${groups}: ${summaryOf(categories)}`]),
    `${IMPORT_REPORT_TEXTS.notes}: ${notes.length}`,
  ];
}

/** A report as Markdown: the summary, everything that was lost or taken over differently, then what is new. */
export function reportText(
  report: ImportReport,
  isDryRun: boolean,
  content: ImportContent = 'articles',
): string {
  const title = IMPORT_REPORT_TEXTS.title[content];
  return [
    `# ${isDryRun ? IMPORT_REPORT_TEXTS.dryRunTitle(title) : title}`,
    '',
    ...reportSummary(report, content).map((line) => `- ${line}`),
    ...section(IMPORT_REPORT_TEXTS.notes, report.notes.map(noteLine)),
    ...section(IMPORT_REPORT_TEXTS.groups[content], linesOf(report.categories)),
    ...section(IMPORT_REPORT_TEXTS.items[content], linesOf(report.articles)),
    '',
  ].join('\n');
}

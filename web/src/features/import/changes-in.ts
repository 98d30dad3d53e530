import type { ImportReport, ReportedResult } from '@harborline/domain/import/report-text';

/** How many of some results are something new or changed. */
export const changesOf = (results: readonly ReportedResult[]): number =>
  results.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length;

/** How much an import would write. */
export const changesIn = ({ categories, articles }: ImportReport): number =>
  changesOf(articles) + changesOf(categories);

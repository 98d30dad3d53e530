import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

async function runAxe(page: Page, options: object): Promise<AxeViolation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Evaluated through the debugger, so that the page's own content policy stays in force.
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (wanted) => {
    const axe: unknown = Reflect.get(window, 'axe');
    const { run } = axe as { run(options: object): Promise<{ violations: AxeViolation[] }> };
    return (await run({ resultTypes: ['violations'], ...wanted })).violations;
  }, options);
}

const inLines = (violations: readonly AxeViolation[]): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}; ${failureSummary ?? ''}`,
    ),
  );

/** Serious and critical accessibility violations of the page in its current state, one line each. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const violations = await runAxe(page, {});
  return inLines(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** Accessibility violations of whatever impact, one line each; of all rules but some, or of some rules only. */
export async function allViolations(
  page: Page,
  rules: { readonly without: readonly string[] } | { readonly only: readonly string[] },
): Promise<string[]> {
  const options =
    'only' in rules
      ? { runOnly: { type: 'rule', values: rules.only } }
      : { rules: Object.fromEntries(rules.without.map((rule) => [rule, { enabled: false }])) };
  return inLines(await runAxe(page, options));
}

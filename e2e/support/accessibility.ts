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

/** Which of axe's rules are tried: all but some, or some only. */
export type RuleChoice = { readonly without: readonly string[] } | { readonly only: readonly string[] };

/** Rules about colours and sizes, which change with the look of a page; names and roles do not. */
export const RULES_OF_LOOKS = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
] as const;

const optionsFor = (rules: RuleChoice): object =>
  'only' in rules
    ? { runOnly: { type: 'rule', values: rules.only } }
    : { rules: Object.fromEntries(rules.without.map((rule) => [rule, { enabled: false }])) };

/** Serious and critical accessibility violations of the page in its current state, one line each. */
export async function seriousViolations(page: Page, rules: RuleChoice = { without: [] }): Promise<string[]> {
  const violations = await runAxe(page, optionsFor(rules));
  return inLines(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical'));
}

/** Accessibility violations of whatever impact, one line each. */
export async function allViolations(page: Page, rules: RuleChoice): Promise<string[]> {
  return inLines(await runAxe(page, optionsFor(rules)));
}

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

/** Serious and critical accessibility violations of the page in its current state, one line each. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // Evaluated through the debugger, so that the page's own content policy stays in force.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    const { run } = axe as { run(options: object): Promise<{ violations: AxeViolation[] }> };
    return (await run({ resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}; ${failureSummary ?? ''}`,
      ),
    );
}

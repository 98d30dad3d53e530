import { isObject, type Json, type JsonObject } from '../../../shared/json';
import type { RulesCoverage } from '../../backend';
import { HtmlPage } from './admin-host';

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 120ch; padding: 0 16px; color-scheme: light dark; }
  pre { font: 13px/1.7 ui-monospace, monospace; tab-size: 2; overflow-x: auto; }
  span { border-bottom: 2px solid transparent; }
  .seen { border-color: #2e7d32; } .failed { border-color: #b26a00; } .unseen { border-color: #c62828; background: #c628281f; }
  li span { padding: 0 4px; }`;
const LEGEND = `<ul>
  <li><span class="seen">evaluated</span>: hover to see how often it had which result</li>
  <li><span class="failed">only ever failed</span>, as a missing field does</li>
  <li><span class="unseen">never evaluated</span></li>
</ul>`;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const VALUE_NAMES: Readonly<Record<string, string>> = {
  undefined: 'error',
  constraintValue: 'undecided in a query',
  anyValue: 'another value',
};

/** The rules' source with every expression marked by its results. */
export function coveragePage({ rules, reports }: RulesCoverage): HtmlPage {
  const [file] = rules.files;
  const name = escaped(file?.name ?? 'No rules');
  const source = file ? `<pre>${marked(file.content, reports)}</pre>` : '<p>Everything is allowed.</p>';
  return new HtmlPage(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Coverage of ${name}</title><style>${STYLE}</style>
<h1>Coverage of ${name}</h1>${LEGEND}${source}</html>`,
  );
}

function marked(text: string, reports: readonly JsonObject[], start = 0, end = text.length): string {
  let html = '';
  let at = start;
  for (const { sourcePosition, values, children } of reports) {
    const { currentOffset, endOffset } = isObject(sourcePosition) ? sourcePosition : {};
    const [from, to] = [Number(currentOffset), Number(endOffset)];
    const inside = marked(text, Array.isArray(children) ? children.filter(isObject) : [], from, to);
    const counts = Array.isArray(values) ? values.filter(isObject) : [];
    html += `${escaped(text.slice(at, from))}<span class="${look(counts)}" title="${escaped(summary(counts))}">${inside}</span>`;
    at = to;
  }
  return html + escaped(text.slice(at, end));
}

function look(counts: readonly JsonObject[]): string {
  if (counts.length === 0) return 'unseen';
  return counts.every(({ value }) => 'undefined' in object(value)) ? 'failed' : 'seen';
}

function summary(counts: readonly JsonObject[]): string {
  return counts.map(({ value, count }) => `${valueName(object(value))}: ${count}×`).join(', ') || 'never';
}

function valueName(value: JsonObject): string {
  if ('boolValue' in value) return String(value.boolValue);
  const [kind = ''] = Object.keys(value);
  const { causeMessage } = object(value[kind]);
  return causeMessage ? `error (${causeMessage})` : (VALUE_NAMES[kind] ?? kind);
}

function object(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

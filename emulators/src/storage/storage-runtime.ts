import { compileRules } from '../rules/compile';
import type { CompileIssue, Decision, Ruleset } from '../rules/ruleset';
import type { Json, JsonObject } from '../shared/json';
import { listOf, objectOf } from './runtime-value';
import { Verification } from './verification';

interface Answer {
  readonly result?: JsonObject;
  readonly errors?: string[];
  readonly warnings?: string[];
}

/** The form of an issue that firebase-tools prints with its position. */
function issueText({ description, line, column }: CompileIssue, fileName: string): string {
  return JSON.stringify({
    description_: description,
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
  });
}

/**
 * The rules runtime of the Storage emulator: one JSON object per line, in and out. Every request is
 * answered, whatever it contains, since firebase-tools waits for the answer without a time limit.
 */
export class StorageRuntime {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly open = new Map<number, Verification>();

  constructor(private readonly print: (line: string) => void) {}

  /** Says that the runtime is ready. */
  start(): void {
    this.answer(-1, {}, { action: '' });
  }

  receive(line: string): void {
    if (line.trim() === '') return;
    const message = this.parse(line);
    if (!message) return;
    const id = Number(message.id);
    try {
      this.handle(id, message);
    } catch (error) {
      this.open.delete(id);
      this.answer(id, { errors: [error instanceof Error ? error.message : String(error)] });
    }
  }

  private parse(line: string): JsonObject | undefined {
    try {
      const message: Json = JSON.parse(line);
      return objectOf(message);
    } catch {
      this.print(`Ignored a line that is not JSON: ${line.slice(0, 200)}`);
      return undefined;
    }
  }

  private handle(id: number, message: JsonObject): void {
    const context = objectOf(message.context);
    const verification = this.open.get(id);
    if (message.action === 'load_ruleset') this.load(id, context);
    else if (message.action === 'verify') this.verify(id, context);
    else if (message.action === undefined && verification) {
      verification.provide(message.status === 'ok' ? (message.result ?? null) : null);
      this.advance(id, verification);
    } else throw new Error(`Unknown action '${String(message.action)}'.`);
  }

  private load(id: number, context: JsonObject): void {
    const file = objectOf(listOf(objectOf(context.source).files)[0]);
    const fileName = String(file.name ?? 'storage.rules');
    const { ruleset, issues } = compileRules(String(file.content ?? ''), 'firebase.storage');
    const texts = (severity: CompileIssue['severity']) =>
      issues.filter((issue) => issue.severity === severity).map((issue) => issueText(issue, fileName));
    if (ruleset) this.rulesets.set(String(context.rulesetName), ruleset);
    this.answer(id, {
      ...(ruleset && { result: { rulesVersion: ruleset.rulesVersion } }),
      errors: texts('ERROR'),
      warnings: texts('WARNING'),
    });
  }

  private verify(id: number, context: JsonObject): void {
    const name = String(context.rulesetName);
    const ruleset = this.rulesets.get(name);
    if (!ruleset) throw new Error(`There is no ruleset '${name}'.`);
    this.advance(id, new Verification(ruleset, context));
  }

  private advance(id: number, verification: Verification): void {
    const outcome = verification.decide();
    if (!('needs' in outcome)) {
      this.open.delete(id);
      this.conclude(id, outcome);
      return;
    }
    this.open.set(id, verification);
    const path = `/${outcome.needs.map(encodeURIComponent).join('/')}`;
    this.send({
      server_request_id: id,
      action: 'fetch_firestore_document',
      status: 'ok',
      context: { path },
      errors: [],
      warnings: [],
    });
  }

  private conclude(id: number, { allowed, reason, attempts, debug, warnings }: Decision): void {
    for (const text of debug) this.print(`debug: ${text}`);
    for (const text of warnings) this.print(`Near a limit of production: ${text}`);
    const hasFailed = !allowed && attempts.some(({ verdict }) => verdict === 'error');
    this.answer(id, { result: { permit: allowed }, warnings: hasFailed ? [reason] : [] });
  }

  private answer(id: number, { result, errors = [], warnings = [] }: Answer, extra: JsonObject = {}): void {
    this.send({ id, status: 'ok', ...extra, ...(result && { result }), errors, warnings });
  }

  private send(message: JsonObject): void {
    this.print(JSON.stringify(message));
  }
}

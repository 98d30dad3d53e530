import type { IncomingMessage, ServerResponse } from 'node:http';
import { RulesError } from '../rules/rules-error';
import { loadRules } from '../rules/ruleset';
import type { Databases } from '../store/databases';
import type { Triggers } from '../triggers/triggers';
import { parseJson, readBody } from './body';
import { HttpError } from './http-error';
import { sendJson } from './reply';
import { readNamespaceName } from './request';

/** What the administrative endpoints work on. */
export interface SettingsContext {
  readonly databases: Databases;
  readonly triggers: Triggers;
}

interface SettingsRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly params: URLSearchParams;
}

function namespaceName({ request, params }: SettingsRequest): string {
  return readNamespaceName(request.headers.host, params);
}

async function putRules({ databases }: SettingsContext, to: SettingsRequest): Promise<void> {
  const name = namespaceName(to);
  const source = await readBody(to.request);
  try {
    const rules = loadRules(source);
    databases.get(name).setRules(rules);
  } catch (error) {
    if (error instanceof RulesError) throw new HttpError(400, error.message);
    throw error;
  }
  sendJson(to.response, 200, '{"status":"ok"}');
}

function getRules({ databases }: SettingsContext, to: SettingsRequest): void {
  const source = databases.peek(namespaceName(to))?.rules?.source;
  sendJson(to.response, 200, source ?? '{"rules":{".read":true,".write":true}}');
}

async function postTrigger({ triggers }: SettingsContext, to: SettingsRequest): Promise<void> {
  triggers.register(parseJson(await readBody(to.request)), to.params.get('ns') ?? undefined);
  sendJson(to.response, 200, '{}');
}

function getNames({ databases }: SettingsContext, to: SettingsRequest): void {
  sendJson(to.response, 200, JSON.stringify(databases.names().map((name) => ({ name }))));
}

type Handler = (context: SettingsContext, to: SettingsRequest) => void | Promise<void>;

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['PUT /.settings/rules.json', putRules],
  ['GET /.settings/rules.json', getRules],
  ['POST /.settings/functionTriggers.json', postTrigger],
  ['GET /.inspect/databases.json', getNames],
]);

/** The handler of an administrative endpoint. */
export function findSettingsHandler(method: string, pathname: string): Handler | undefined {
  return HANDLERS.get(`${method} ${pathname}`);
}

/** Whether a URL is that of an administrative endpoint. */
export function isSettingsPath(pathname: string): boolean {
  return pathname.startsWith('/.settings/') || pathname.startsWith('/.inspect/');
}

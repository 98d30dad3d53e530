import { NeedsDocument } from '../rules/needs-document';
import type { RuleDocument } from '../rules/rule-document';
import type { AccessRequest, Decision, Ruleset } from '../rules/ruleset';
import { RuleMap, type RuleValue } from '../rules/value';
import type { Json, JsonObject } from '../shared/json';
import { fromRuntimeValue, objectOf } from './runtime-value';

type Method = AccessRequest['method'];

const METHODS: ReadonlySet<string> = new Set<Method>(['get', 'list', 'create', 'update', 'delete']);

function isMethod(text: string): text is Method {
  return METHODS.has(text);
}

/** `request` arrives without its method. */
function withMethod(request: RuleValue, method: Method): RuleValue {
  if (!(request instanceof RuleMap)) return request;
  const entries = request.keys().map((key) => [key, request.get(key) ?? null] as const);
  return RuleMap.of(new Map([...entries, ['method', method]]));
}

/** One permission to decide, started again for each document that it needs. */
export class Verification {
  private readonly documents = new Map<string, RuleDocument | null>();
  private readonly request: AccessRequest;
  private wanted: readonly string[] = [];

  /** Throws when the request makes no sense. */
  constructor(
    private readonly ruleset: Ruleset,
    context: JsonObject,
  ) {
    const method = String(context.method);
    if (!isMethod(method)) throw new Error(`Unknown method '${method}'.`);
    const { request = null, resource = null } = objectOf(context.variables);
    this.request = {
      method,
      path: String(context.path)
        .split('/')
        .filter((segment) => segment !== ''),
      auth: null,
      timeMicros: 0n,
      resource: null,
      requestResource: null,
      variables: {
        request: withMethod(fromRuntimeValue(request), method),
        resource: fromRuntimeValue(resource),
      },
      lookup: (path) => this.lookup(path),
    };
  }

  /** The decision, or the path of the document to provide first. */
  decide(): Decision | { readonly needs: readonly string[] } {
    try {
      return this.ruleset.decide(this.request);
    } catch (error) {
      if (!(error instanceof NeedsDocument)) throw error;
      this.wanted = error.path;
      return { needs: error.path };
    }
  }

  /** The last document requested, as `{name, fields}`; null when it does not exist. */
  provide(document: Json): void {
    const found =
      document === null ? null : { path: this.wanted, fields: objectOf(objectOf(document).fields) };
    this.documents.set(this.wanted.join('/'), found);
  }

  private lookup(path: readonly string[]): RuleDocument | null {
    const document = this.documents.get(path.join('/'));
    if (document === undefined) throw new NeedsDocument(path);
    return document;
  }
}

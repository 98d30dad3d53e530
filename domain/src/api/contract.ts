import type * as z from 'zod/mini';
import type { Requirement } from '../permissions/requirement';
import type { RateClassName } from './rate-classes';
import { type ServiceName, servicePath } from './services';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * An endpoint's input, output and required permission. The function, the client's call, the tests and the OpenAPI
 * document are derived from it. Query values travel as strings (use `z.coerce`).
 */
export interface Contract {
  readonly service: ServiceName;
  readonly method: Method;
  /** relative to the service's path; may hold parameters, as in /roles/:id */
  readonly path: string;
  /** one sentence for the API document, with requirement ids */
  readonly summary: string;
  readonly permission: Requirement;
  readonly rate: RateClassName;
  readonly params?: z.ZodMiniType<object>;
  readonly query?: z.ZodMiniType<object>;
  readonly body?: z.ZodMiniType<object>;
  /** size limit of a body that is more than a small command */
  readonly bodyBytes?: number;
  /** `data` of the answer, or a file of comma-separated values */
  readonly answer: z.ZodMiniType | 'csv';
  /** allowed while viewing as a teammate; GET always is */
  readonly isAllowedWhileViewing?: boolean;
  /** allowed after the caller's time in another library has ended (D-12) */
  readonly isAllowedAfterActing?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export const defineEndpoint = <const C extends Contract>(contract: C): C => contract;

type Sent<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : never;
type Parsed<C, Part extends string> = C extends { readonly [K in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : unknown;

type Parts<C> = {
  [Part in 'params' | 'query' | 'body' as Part extends keyof C ? Part : never]: Sent<C, Part>;
};

/** The request parts of a contract, as a client passes them. A part without required values may be left out. */
export type RequestOf<C extends Contract> = {
  readonly [Part in keyof Parts<C> as Record<never, never> extends Parts<C>[Part]
    ? never
    : Part]: Parts<C>[Part];
} & {
  readonly [Part in keyof Parts<C> as Record<never, never> extends Parts<C>[Part]
    ? Part
    : never]?: Parts<C>[Part];
};

/** The body of a request, as a client passes it. */
export type BodyOf<C extends Contract> = Sent<C, 'body'>;

/** The input of a contract's operation: the parsed parts in one object. */
export type InputOf<C extends Contract> = Parsed<C, 'params'> & Parsed<C, 'query'> & Parsed<C, 'body'>;

/** `data` of an answer, as the client receives it. */
export type AnswerOf<C extends Contract> = C['answer'] extends z.ZodMiniType ? z.output<C['answer']> : never;

/** The path on the page's own origin, parameters unfilled. */
export const pathOf = ({ service, path }: Pick<Contract, 'service' | 'path'>): string =>
  `${servicePath(service)}${path}`;

/** The name of an endpoint in tests and documents: 'METHOD /path'. */
export const endpointName = (contract: Pick<Contract, 'service' | 'path' | 'method'>): string =>
  `${contract.method} ${pathOf(contract)}`;

/** The path with its parameters filled in. @throws Error when one is missing */
export function fillPath(
  contract: Pick<Contract, 'service' | 'path'>,
  params: Readonly<Record<string, string>> = {},
): string {
  return pathOf(contract).replace(/:(\w+)/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${contract.path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Whether staff authenticate with the chat token here instead of the identity token (S7.1-02). The login issues
 * the chat token, so it takes the identity token; visitors have no chat token.
 */
export const takesChatToken = ({ service, path, permission }: Contract): boolean =>
  service === 'inbox' && path !== '/login' && permission.isPublic !== true;

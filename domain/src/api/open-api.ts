import * as z from 'zod/mini';
import { ID_PATTERN } from '../entities/is-id';
import { type Contract, pathOf, takesChatToken } from './contract';
import { ENDPOINTS } from './endpoints';
import { isIdField } from './ids';
import { RATE_CLASSES } from './rate-classes';

type Json = Record<string, unknown>;

/** A schema in the document's format. The summary covers refinements that the format cannot express. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: described }) => {
      if (isIdField(zodSchema)) described.pattern = ID_PATTERN.source;
    },
  });
  return plain;
}

function parametersOf(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: described,
  }));
}

function securityOf(contract: Contract): Json[] {
  const { isOpen, isPublic } = contract.permission;
  if (isOpen) return [];
  if (isPublic) return [{ visitor: [] }];
  return [takesChatToken(contract) ? { chatToken: [] } : { identityToken: [] }];
}

/** What the caller needs besides the token. */
const permissionOf = ({ permission, isAllowedAfterActing, isAllowedWhileViewing }: Contract): Json => {
  const { mode, slugs, defaultLibraryOnly, exceptRoles } = permission;
  return { mode, slugs, defaultLibraryOnly, exceptRoles, isAllowedWhileViewing, isAllowedAfterActing };
};

const inEnvelope = (data: Json): Json => ({
  type: 'object',
  properties: { status: { const: 200 }, data },
  required: ['status', 'data'],
});

const answerOf = ({ answer }: Contract): Json =>
  answer === 'csv'
    ? { 'text/csv': { schema: { type: 'string' } } }
    : { 'application/json': { schema: inEnvelope(jsonSchema(answer, 'output')) } };

function operationOf(id: string, contract: Contract): Json {
  const { rate, body, service } = contract;
  return {
    operationId: id,
    tags: [service],
    summary: contract.summary,
    parameters: [...parametersOf(contract.params, 'path'), ...parametersOf(contract.query, 'query')],
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(body, 'input') } },
          },
        }),
    responses: {
      200: { description: 'Done', content: answerOf(contract) },
      default: { $ref: '#/components/responses/Refusal' },
    },
    security: securityOf(contract),
    'x-permission': permissionOf(contract),
    'x-rate': { class: rate, ...RATE_CLASSES[rate] },
  };
}

/** All endpoints as an OpenAPI 3.1 document. A test writes it to docs/openapi.json. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const { id, contract } of ENDPOINTS) {
    const path = pathOf(contract).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(id, contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harborline',
      version: '1',
      description: "Generated from domain/src/api. Paths are relative to the page's origin, on every host.",
    },
    paths,
    components: {
      securitySchemes: {
        identityToken: { type: 'http', scheme: 'bearer', description: 'Firebase identity token of staff' },
        chatToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'token that POST /api/inbox/login hands out',
        },
        visitor: {
          type: 'http',
          scheme: 'bearer',
          description: 'Firebase identity token, including anonymous ones',
        },
      },
      responses: {
        Refusal: {
          description: 'Refused; any status of 400 or above',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { status: { type: 'integer' }, message: { type: 'string' } },
                required: ['status', 'message'],
              },
            },
          },
        },
      },
    },
  };
}
